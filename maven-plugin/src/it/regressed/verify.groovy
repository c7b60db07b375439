assert new File(basedir, 'build.log').text.contains('a row regressed; see target/accbench-gate/gate.html')
assert !new File(basedir, 'arguments.txt').readLines().contains('--policy')
