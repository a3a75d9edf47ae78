import { deployReportSchema } from '../lib/cms/deploy/deploy-report';
import { tellDeploy } from '../lib/cms/deploy/tell-deploy';
import { localEnvironment } from '../lib/cms/env-file';
import { WrongUsage } from '../lib/node/wrong-usage';

const { CMS_URL: url, CMS_API_KEY: apiKey } = localEnvironment(process.cwd());
const [state, ...words] = process.argv.slice(2);
const reason = words.join(' ').slice(0, 500);
const { data } = deployReportSchema.safeParse({ state, ...(reason !== '' && { reason }) });
if (!data) throw new WrongUsage('Say how far the build is.');
if (!url || !apiKey) console.warn('CMS_URL and CMS_API_KEY are not set: nobody is told.');
// What does not reach the CMS is said, and fails no deployment.
else if (await tellDeploy({ url, apiKey, print: console.warn }, data))
  console.log(`The CMS knows that the site is ${data.state}.`);
