import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HostName, hostingFiles } from '../../lib/hosting/hosting-files';
import { until } from '../../lib/node/until';
import { answers, attend } from './attend';
import { findProgram } from './find-program';
import { freePort } from './free-port';
import { createGitHubPages } from './github-pages';

/** What a host is given: a folder of its own, whose `www` holds the site below its base path. */
interface Place {
  folder: string;
  www: string;
  basePath: string;
  port: number;
}

/** A host under test. */
export interface Host {
  name: string;
  /** Whether it takes its rules from hosting/; the others have rules of their own. */
  configured: boolean;
  /** Starts it. */
  start(place: Place): ChildProcess | (() => void);
}

export interface RunningHost {
  /** Address of the site, without a slash at the end. */
  url: string;
  stop(): Promise<void>;
}

const patienceMs = 15_000;

/** Where a site is said to live; it is tried elsewhere. */
const url = 'https://site.example';

/** The file that `npm run hosting` writes, but for where it is tried. */
function configuration(host: HostName, basePath: string, changes: Readonly<Record<string, string>> = {}): string {
  const [text = ''] = hostingFiles(host, { url, basePath }).values();
  return Object.entries(changes).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The configuration of ${host} has no "${from}" to replace.`);
    return result.replace(from, to);
  }, text);
}

function run(name: string, aptPackage: string, args: readonly string[], env = {}): ChildProcess {
  return spawn(findProgram(name, aptPackage), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
}

// Servers started by root would read as somebody else, who may not enter the folders of this project.
const root = process.getuid?.() === 0;

const nginx: Host = {
  name: 'nginx',
  configured: true,
  start({ folder, www, basePath, port }) {
    const changes = { 'listen 80': `listen 127.0.0.1:${port}`, '/usr/share/nginx/html': www };
    writeFileSync(join(folder, 'site.conf'), configuration('nginx', basePath, changes));
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${root ? 'user root;\n' : ''}daemon off;\nworker_processes auto;\nworker_rlimit_nofile 8192;\npid ${folder}/pid;\nerror_log stderr warn;\n` +
        `events { worker_connections 2048; }\nhttp {\n${paths.join('\n')}\naccess_log off;\ninclude ${folder}/site.conf;\n}\n`,
    );
    return run('nginx', 'nginx-light', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr']);
  },
};

const apacheModules = [
  ...['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'filter', 'deflate', 'brotli', 'env'],
];

const apache: Host = {
  name: 'Apache',
  configured: true,
  start({ folder, www, basePath, port }) {
    writeFileSync(join(www, basePath, '.htaccess'), configuration('apache', basePath));
    const modules = apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
    writeFileSync(
      join(folder, 'apache.conf'),
      `${modules.join('\n')}\n${root ? 'User www-data\nGroup www-data\n' : ''}ServerName localhost\nServerRoot ${folder}\n` +
        `Listen 127.0.0.1:${port}\nPidFile ${folder}/pid\nErrorLog ${folder}/error.log\nTypesConfig /etc/mime.types\n` +
        `DocumentRoot ${www}\n<Directory ${www}>\nAllowOverride All\nRequire all granted\n</Directory>\n`,
    );
    return run('apache2', 'apache2', ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')]);
  },
};

const caddy: Host = {
  name: 'Caddy',
  configured: true,
  start({ folder, www, basePath, port }) {
    const options = `{\n\tadmin off\n\tauto_https off\n}\n`;
    const changes = { 'site.example {': `:${port} {\n\tbind 127.0.0.1`, 'root * /srv': `root * ${www}` };
    writeFileSync(join(folder, 'Caddyfile'), `${options}${configuration('caddy', basePath, changes)}`);
    const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    return run('caddy', 'caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], home);
  },
};

const python: Host = {
  name: 'Python http.server',
  configured: false,
  start: ({ www, port }) =>
    run('python3', 'python3', ['-m', 'http.server', `${port}`, '--bind', '127.0.0.1', '--directory', www]),
};

const gitHubPages: Host = {
  name: 'GitHub Pages',
  configured: false,
  start({ www, basePath, port }) {
    const server = createGitHubPages(join(www, basePath), basePath).listen(port, '127.0.0.1');
    return () => {
      server.closeAllConnections();
      server.close();
    };
  },
};

/** Every kind of host the site promises to work on. */
export const hosts: readonly Host[] = [nginx, apache, caddy, python, gitHubPages];

/**
 * Puts an export on a host of its own.
 * @param basePath where the export lives, empty for the root
 * @throws Error in one line where the host is not installed, or with what it says where it does not start
 */
export async function startHost(host: Host, exportDir: string, basePath: string): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-site-host-'));
  const www = join(folder, 'www');
  // World-readable: Apache gives root's rights up.
  mkdirSync(www, { recursive: true });
  for (const path of [folder, www]) chmodSync(path, 0o755);
  cpSync(exportDir, join(www, basePath), { recursive: true });
  const port = await freePort();
  const running = host.start({ folder, www, basePath, port });
  const program = typeof running === 'function' ? undefined : attend(running);

  async function stop(): Promise<void> {
    if (typeof running === 'function') running();
    await program?.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  const url = `http://localhost:${port}${basePath}`;
  const gone = () => program?.hasEnded() === true;
  if (await until(() => answers(`${url}/`), { patience: patienceMs, gone })) return { url, stop };
  await stop();
  throw new Error(`${host.name} did not answer:\n${program?.output()}`);
}
