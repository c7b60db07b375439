@echo off
rem Starts accbench from the folder above this one, as bin/accbench does; it keeps no archive of loaded classes.
setlocal
set "home=%~dp0.."
for %%I in ("%home%") do set "home=%%~fI"
set "jars=%home%"
if not exist "%jars%\accbench.jar" set "jars=%home%\target"
if not exist "%jars%\accbench.jar" (
  echo accbench: %home% has no accbench.jar; unpack the release again, or build the checkout by mvn package>&2
  exit /b 6
)

set "java=java.exe"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
if defined ACCBENCH_JAVA set "java=%ACCBENCH_JAVA%"
if defined ACCBENCH_JAVA if exist "%ACCBENCH_JAVA%\bin\java.exe" set "java=%ACCBENCH_JAVA%\bin\java.exe"
rem a JVM that is too old says so itself
"%java%" -version >nul 2>&1
if errorlevel 1 (
  echo accbench: "%java%" is no java command; install a JDK 17 or later, or set ACCBENCH_JAVA or JAVA_HOME>&2
  exit /b 6
)

set "heap=160m"
if "%~1"=="hotspots" set "heap=256m"
if "%~1"=="gain" set "heap=256m"
if defined ACCBENCH_HEAP set "heap=%ACCBENCH_HEAP%"
if not defined ACCBENCH_IGNORE_LOCK set "ACCBENCH_IGNORE_LOCK=false"
"%java%" -Xmx%heap% -XX:+UseSerialGC "-Djmh.ignoreLock=%ACCBENCH_IGNORE_LOCK%" "-Daccbench.home=%home%" -jar "%jars%\accbench.jar" %*
exit /b %errorlevel%
