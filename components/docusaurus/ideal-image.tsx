import type { ComponentProps } from 'react';

interface IdealImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  img: string | { default: string } | { src: string | { src: string } };
}

/** The address in the result of an import or `require()` of a picture. */
function addressOf(img: IdealImageProps['img']): string {
  if (typeof img === 'string') return img;
  if ('default' in img) return img.default;
  return typeof img.src === 'string' ? img.src : img.src.src;
}

/** A picture by its address. */
export default function IdealImage({ img, alt = '', ...props }: IdealImageProps) {
  return <img loading="lazy" {...props} src={addressOf(img)} alt={alt} />;
}
