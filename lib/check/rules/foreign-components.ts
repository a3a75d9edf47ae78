/** What other frameworks for documentation call their components, by what stands for them here. */
const equivalents: readonly (readonly [names: string, instead: string])[] = [
  ['Callout Aside Alert Note', 'Write :::note above the text and ::: below it'],
  ['Tip', 'Write :::tip above the text and ::: below it'],
  ['Info', 'Write :::info above the text and ::: below it'],
  ['Warning Caution', 'Write :::warning above the text and ::: below it'],
  ['Danger', 'Write :::danger above the text and ::: below it'],
  ['Tab', 'Write <TabItem value="…"> within <Tabs>'],
  ['CodeGroup CodeTabs', 'Write <Tabs> around the code, and <TabItem value="…"> around each block'],
  ['Step', 'Write the steps as a numbered list within <Steps>'],
  ['Accordion Collapse Collapsible Expandable Toggle', 'Write <Details summary="…">'],
  ['CardGroup CardGrid', 'Write <Cards>'],
  ['LinkCard', 'Write <Card title="…" href="…">'],
  ['Image Img', 'Write ![text](./picture.png), or <img>'],
];

const hints: ReadonlyMap<string, string> = new Map(
  equivalents.flatMap(([names, instead]) => names.split(' ').map((name) => [name, instead] as const)),
);

/** What to write instead of a component that is known from Nextra, Fumadocs, Starlight or Mintlify; undefined for any other. */
export function foreignHint(name: string): string | undefined {
  const instead = hints.get(name);
  return instead && `${instead}, or make content/components/${name}.tsx.`;
}
