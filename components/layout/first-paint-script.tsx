import { preferencesKey } from '@/lib/preferences-key';
import type { SiteConfig } from '@/schema/site';

/**
 * Program that runs before first paint, so that nothing flashes or jumps: it sets the colour mode and hides a closed
 * announcement. Kept as text because nothing else may be loaded yet; what it reads is only compared, never inserted.
 */
function firstPaintScript({ colorMode, announcement }: Pick<SiteConfig, 'colorMode' | 'announcement'>): string {
  const system = `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`;
  const initial = colorMode.respectSystem ? system : `'${colorMode.default}'`;
  const closed = announcement
    ? `if(s.dismissedAnnouncement===${JSON.stringify(announcement.id)})d.dataset.announcement='closed';`
    : '';
  return `(function(d){var s={},m;try{s=JSON.parse(localStorage.getItem('${preferencesKey}')).state||{}}catch(e){}m=s.colorMode;d.dataset.theme=m==='dark'||m==='light'?m:${initial};${closed}})(document.documentElement)`;
}

/** Goes first into the head. */
export function FirstPaintScript(props: Pick<SiteConfig, 'colorMode' | 'announcement'>) {
  return <script dangerouslySetInnerHTML={{ __html: firstPaintScript(props) }} />;
}
