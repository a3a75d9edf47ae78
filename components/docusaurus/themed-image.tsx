import type { ComponentProps } from 'react';

interface ThemedImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** Addresses, base path included. */
  sources: { light: string; dark: string };
}

/** A picture for each colour mode. app/styles/prose.css shows one of them, and only that one is loaded. */
export default function ThemedImage({ sources, alt = '', ...props }: ThemedImageProps) {
  const { light, dark } = sources;
  return (
    <>
      <img loading="lazy" {...props} src={`${light}#gh-light-mode-only`} alt={alt} />
      <img loading="lazy" {...props} src={`${dark}#gh-dark-mode-only`} alt={alt} />
    </>
  );
}
