/** Markup between the items of a sidebar. The build has left nothing in it that runs (lib/mdx/inert-markup.ts). */
export function SidebarMarkup({ html, className }: { html: string; className: string }) {
  return <li className={className || undefined} dangerouslySetInnerHTML={{ __html: html }} />;
}
