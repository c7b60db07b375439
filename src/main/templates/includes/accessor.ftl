<#-- The methods that every accessor has. ExactHandle.java is the sample: it has them written out. -->

<#-- A getter for each kind; what is nested is its body. -->
<#macro getters>
<#list primitives + [reference] as kind>

  @Override
  public ${kind.type} ${kind.get}(Object bean) throws Throwable {
<#nested kind>
  }
</#list>
</#macro>

<#-- A setter for each kind; what is nested is its body. -->
<#macro setters>
<#list primitives + [reference] as kind>

  @Override
  public void ${kind.set}(Object bean, ${kind.type} value) throws Throwable {
<#nested kind>
  }
</#list>
</#macro>

<#-- The two methods of a creator; each parameter is what its method returns. -->
<#macro creators ofNothing ofArguments>

  @Override
  public Object create() throws Throwable {
    return ${ofNothing};
  }

  @Override
  public Object create(Object[] arguments) throws Throwable {
    return ${ofArguments};
  }
</#macro>
