def arguments = new File(basedir, 'arguments.txt').readLines()
assert arguments[0] == 'gate'
assert arguments[arguments.indexOf('--base-classpath') + 1] == 'old/classes'
assert arguments[arguments.indexOf('--candidate-classpath') + 1].endsWith('target/classes')
assert arguments[arguments.indexOf('--policy') + 1].endsWith('accbench/policy.yaml')
assert arguments[arguments.indexOf('--classpath') + 1].endsWith('target/classes')
assert arguments[-2..-1] == ['--type', 'com.acme.Order']
