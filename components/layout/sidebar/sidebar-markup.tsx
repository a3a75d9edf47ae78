/** Markup between the items of a sidebar. The build has left nothing in it that runs (lib/mdx/untrusted/inert-markup.ts). */
export function SidebarMarkup({ html, className }: { html: string; className?: string | undefined }) {
  return <li className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
