import { defaultBrand } from '../theme/grounds';

/**
 * The starter's logo in another colour; undefined if the logo is the owner's own.
 * @param logo text of the site's logo
 * @param starter text of the logo in starter/
 */
export function recolorLogo(logo: string, starter: string, color: string): string | undefined {
  const at = starter.indexOf(defaultBrand);
  const present = logo.slice(at, at + defaultBrand.length);
  const isStarter = logo === starter.replaceAll(defaultBrand, present);
  return isStarter ? starter.replaceAll(defaultBrand, color) : undefined;
}
