import type { Report } from '../report';
import type { PlannedFile } from './planned-file';

/** Where the picture lies that a site without a logo gets. */
export const drawnLogo = '/img/logo.svg';

/** A logo for a site that has none: the first letter of its name in a circle. */
export function planLogo(name: string, report: Report): PlannedFile {
  const letter = name.slice(0, 1).replace(/[<&>]/g, '');
  report.changed(`The site has no logo: public${drawnLogo} holds its first letter`);
  const text = `<text x="16" y="22" font-family="sans-serif" font-size="18" text-anchor="middle" fill="#fff">${letter}</text>`;
  const circle = '<circle cx="16" cy="16" r="16" fill="#555"/>';
  return {
    to: `public${drawnLogo}`,
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${circle}${text}</svg>\n`,
  };
}
