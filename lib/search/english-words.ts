/** Words that say nothing about the topic. They count only in queries of nothing else. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after all also am an and any are as at be been being both but by can could did do does doing done each
  else etc even ever for from further get gets getting give given go goes going got had has have having he her here his
  how however i if in into is it its just kind let like made make makes many may me might mine more most much must my
  need needs no nor not of on once one only or other our over per please possible same see shall she should
  show so some such take than that the their them then there these they thing things this those through to too under
  until us use used using very via want wants was way we were what when where whether which while who whom whose why
  will with without work works would you your`.split(/\s+/),
);

/** Words of every English text. They count less than other words, also on a site that happens to use one of them rarely. */
export const commonWords: ReadonlySet<string> = new Set(
  `able again ago almost alone along already always another anybody anyone anything apart around ask asked away
  back bad because become before behind believe best better between big bit bring came cause come comes complete
  completely correct correctly course currently day depend deal different difference directly down easy easily
  either end enough especially everybody everyone everything exactly exist exists expect explain fact far few find
  finds fine first found full fully general gave give given gives good great happen happened happening happens
  hard help here high idea important inside instead keep keeps kept know known last late later least left less
  little live long look looking lot low matter mean means meant mind moment much myself name near nearly never new
  next nobody nothing now often okay once others outside part particular place point properly provide put question
  quick quickly quite rather ready real really reason result right said say says second seem seems seen several
  shows side simple simply since single small somebody somehow someone something sometimes somewhere soon stay
  still stuff sudden suddenly suppose supposed sure take taken takes tell temporarily think third though time
  times today together told took total toward tried tries true try trying turn two understand unless up usually
  various wait wanted wanting watch ways week well went whatever whenever wherever whole wish wonder world worth
  wrong year yes yet`.split(/\s+/),
);
