import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../schema/site';
import { writeWhole } from '../node/write-whole';

/** What every answer carries, whatever the host. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

type Header = keyof typeof headers;

/** What files beside documents carry instead: opened by themselves they run nothing. */
const uploadPolicy = `${headers['Content-Security-Policy']}; sandbox allow-same-origin`;

interface HostingFile {
  /** Below hosting/: the text with names in double braces where values of the site go. */
  template: string;
  /** Where it is written, from the project's folder. */
  target: string;
  /** A line for each header, in the language of the host. */
  line?: (name: Header, value: string) => string;
  /** Headers that the template sets itself, because they differ from file to file. */
  without?: readonly Header[];
  /** Only for sites with a base path. */
  belowPath?: true;
}

/** A host with files of its own, and what is left to do once they are written. */
interface Hosting {
  files: readonly HostingFile[];
  next: string;
}

const nginx: HostingFile = {
  template: 'nginx/site.conf',
  target: 'deploy/nginx/site.conf',
  line: (name, value) => `add_header ${name} "${value}" always;`,
  without: ['Content-Security-Policy', 'Cross-Origin-Opener-Policy'],
};
const published = 'npm run build, then publish the folder that docs/hosting.md describes.';

/** Every host that `npm run hosting` writes files for, by its name there. */
export const hostings = {
  nginx: {
    files: [nginx],
    next: 'Copy deploy/nginx/site.conf to /etc/nginx/conf.d/, and out/ to /usr/share/nginx/html{{base_path}}.',
  },
  apache: {
    files: [
      {
        template: 'apache/.htaccess',
        target: 'deploy/apache/.htaccess',
        line: (name, value) => `Header always set ${name} "${value}"`,
      },
    ],
    next: 'Copy deploy/apache/.htaccess into out/, and out/ to <DocumentRoot>{{base_path}}.',
  },
  caddy: {
    files: [
      { template: 'caddy/Caddyfile', target: 'deploy/caddy/Caddyfile', line: (name, value) => `${name} "${value}"` },
    ],
    next: 'Copy out/ to /srv{{base_path}}, then: caddy run --config deploy/caddy/Caddyfile',
  },
  docker: {
    files: [
      { template: 'Dockerfile', target: 'deploy/docker/Dockerfile' },
      { template: 'Dockerfile.dockerignore', target: 'deploy/docker/Dockerfile.dockerignore' },
      { ...nginx, target: 'deploy/docker/site.conf' },
    ],
    next: 'npm run build && npm run compress && docker build -f deploy/docker/Dockerfile -t docs .',
  },
  'github-pages': {
    files: [{ template: 'github-pages.yml', target: '.github/workflows/pages.yml' }],
    next: 'Choose "GitHub Actions" as the source of Pages in the settings of the repository, and push.',
  },
  netlify: {
    files: [
      {
        template: 'netlify-cloudflare/_headers',
        target: 'deploy/netlify/_headers',
        line: (name, value) => `${name}: ${value}`,
      },
      { template: 'netlify-cloudflare/_redirects', target: 'deploy/netlify/_redirects', belowPath: true },
    ],
    next: published,
  },
} satisfies Record<string, Hosting>;

/** Name of a host that `npm run hosting` knows. */
export type HostName = keyof typeof hostings;

type Place = Pick<SiteConfig, 'url' | 'basePath'>;

function values({ url, basePath }: Place): Record<string, string> {
  return { ...headers, url, host: new URL(url).host, base_path: basePath, upload_policy: uploadPolicy };
}

/** @throws Error where a template names what no site has. */
function fill(text: string, known: Readonly<Record<string, string>>): string {
  return text.replace(/(?<!\$)\{\{([\w-]+)\}\}/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined) throw new Error(`hosting/ knows no {{${name}}}.`);
    return value;
  });
}

function headerLines({ line, without = [] }: HostingFile, indent: string): string {
  const names = (Object.keys(headers) as Header[]).filter((name) => !without.includes(name));
  return names.map((name) => `${indent}${line?.(name, headers[name])}`).join('\n');
}

/** Files of a host for a site, by the path they are written to. */
export function hostingFiles(name: HostName, place: Place): Map<string, string> {
  const { files }: Hosting = hostings[name];
  const own = files.filter(({ belowPath }) => !belowPath || place.basePath !== '');
  return new Map(
    own.map((file) => {
      const text = readFileSync(join('hosting', file.template), 'utf8');
      const withHeaders = text.replace(/^([ \t]*)\{\{headers\}\}$/m, (_, indent: string) => headerLines(file, indent));
      return [file.target, fill(withHeaders, values(place))];
    }),
  );
}

/** What is left to do once the files are written. */
export function nextStep(name: HostName, place: Place): string {
  return fill(hostings[name].next, values(place));
}

/**
 * Writes a file of a host. One that is there and reads otherwise may hold what its owner changed: it is kept.
 * @returns where to, if there was one
 */
export function writeHostingFile(file: string, text: string): string | undefined {
  const kept = existsSync(file) && readFileSync(file, 'utf8') !== text ? `${file}.old` : undefined;
  if (kept) renameSync(file, kept);
  writeWhole(file, text);
  return kept;
}
