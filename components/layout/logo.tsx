import type { ShownLogo, ShownPicture } from '@/lib/content/views/shown-logo';
import { withBasePath } from '@/lib/site/urls';

/** A picture for each colour mode. Only the visible one is loaded. */
export function Logo({ alt, light, dark }: ShownLogo) {
  const show = ({ src, ...size }: ShownPicture) => ({ src: withBasePath(src), ...size });
  if (dark === undefined) return <img alt={alt} {...show(light)} />;
  return (
    <>
      <img className="dark:hidden" loading="lazy" alt={alt} {...show(light)} />
      <img className="not-dark:hidden" loading="lazy" alt={alt} {...show(dark)} />
    </>
  );
}
