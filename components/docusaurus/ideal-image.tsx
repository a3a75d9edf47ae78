import type { ComponentProps } from 'react';

interface IdealImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  img: Picture;
}

/** What an import or `require()` of a picture gives. */
type Picture = string | { default: Picture } | { src: Picture };

function addressOf(img: Picture): string {
  if (typeof img === 'string') return img;
  return addressOf('default' in img ? img.default : img.src);
}

/** A picture by its address. */
export default function IdealImage({ img, alt = '', ...props }: IdealImageProps) {
  return <img loading="lazy" {...props} src={addressOf(img)} alt={alt} />;
}
