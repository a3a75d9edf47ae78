const { setFlagsFromString } = require('node:v8');

// Loaded before a build tool starts. V8 optimises frequent code on further threads. That is good for a server, but takes a
// quarter of the CPU time of a tool that runs for seconds. With five times the default budget per function, a clean build
// takes 19 s instead of 21 s on two cores. Node.js 22 and later count calls in its place.
const hasBudget = Number.parseInt(process.versions.v8, 10) < 12;
if (hasBudget) setFlagsFromString('--interrupt-budget=500000');
