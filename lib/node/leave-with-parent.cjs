// Required into the programs a command starts: where the command is killed without a chance to end them, they end by
// themselves. Otherwise a server would go on, unseen, and hold its port.
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, 500).unref();
}
