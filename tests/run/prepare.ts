import { installCms } from '../../lib/cms/prepare';
import { prepareMachine } from './prepare-machine';

// What the browser tests and those of the CMS need beside this project's own packages: tests/run/all.ts lets it run beside what needs neither.
try {
  prepareMachine();
  if (!installCms(process.cwd())) throw new Error('The packages of the CMS could not be installed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
