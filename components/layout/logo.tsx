import type { ShownLogo, ShownPicture } from '@/lib/content/views/shown-logo';
import { withBasePath } from '@/lib/site/urls';

/** The picture of each colour mode; the one that is not shown is not loaded either. */
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
