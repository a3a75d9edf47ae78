import { firstPaintScript } from '@/lib/site/first-paint';
import type { SiteConfig } from '@/schema/site';

/** The first script in the head. The build moves it before the style sheet (lib/publish/secure-pages.ts). */
export function FirstPaintScript({ site }: { site: Pick<SiteConfig, 'colorMode' | 'announcement'> }) {
  return <script dangerouslySetInnerHTML={{ __html: firstPaintScript(site) }} />;
}
