// Loaded into the programs that a command starts. They end when the command has been killed. Otherwise a server would
// continue unseen and keep its port.
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, 500).unref();
}
