import { originalText } from '@/lib/site/locales';

interface SidebarMarkupProps {
  html: string;
  className?: string | undefined;
  original?: true | undefined;
}

/** Markup between items of a sidebar. The build has removed all code from it (lib/mdx/untrusted/inert-markup.ts). */
export function SidebarMarkup({ html, className, original }: SidebarMarkupProps) {
  return <li className={className} {...originalText(original)} dangerouslySetInnerHTML={{ __html: html }} />;
}
