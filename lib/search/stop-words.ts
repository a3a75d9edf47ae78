/** Words that say nothing about what is looked for. They count only where a query has no others. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after all also am an and any are as at be been being both but by can could did do does doing done each
  else etc even ever for from further get gets getting give given go goes going got had has have having he her here his
  how however i if in into is it its just kind let like made make makes many may me might mine more most much must my
  need needs no nor not of on once one only or other our over per please possible same see shall she should
  show so some such take than that the their them then there these they thing things this those through to too under
  until us use used using very via want wants was way we were what when where whether which while who whom whose why
  will with without work works would you your`.split(/\s+/),
);
