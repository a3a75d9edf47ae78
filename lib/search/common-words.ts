/**
 * Words that are in every English text. Where a site happens to use one rarely, that makes it no better a sign of what
 * is looked for, so they count less than the others.
 */
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
