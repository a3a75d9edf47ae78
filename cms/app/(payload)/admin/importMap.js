import { WayToSite as WayToSite_a7e436f0cd22255be0e3477a7eb1ec75 } from '../../../src/components/entry/way'
import { EntryLanguages as EntryLanguages_127dd89b4a4ad35e4d6312830b1e9cc2 } from '../../../src/components/entry/entry-languages'
import { LanguageCell as LanguageCell_defb9199771d8e6bc8b5c7c77b6b0096 } from '../../../src/components/lists/language-cell'
import { ListField as ListField_6e2884eb2c5a2d706a8424ce3a861e5d } from '../../../src/components/entry/list-field'
import { BodyField as BodyField_e7f9b46ca4ba8e5630defc4e75ab6d79 } from '../../../src/components/editor/body-field'
import { ProblemList as ProblemList_507223b529d69a511dbbf82632544958 } from '../../../src/components/entry/problems'
import { LanguageFilter as LanguageFilter_afdf9c74a58ef7479a8e7b23df7ad55d } from '../../../src/components/lists/language-filter'
import { OpenForm as OpenForm_7e0ce177ee61f6c717536bfb7949898c } from '../../../src/components/entry/open-form'
import { TakeAway as TakeAway_f6bbd64b116ae88d2e387e372e688fba } from '../../../src/components/entry/take-away'
import { Overview as Overview_0f272cc43d73ed8de38f959a4beed2f8 } from '../../../src/components/overview/overview'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/components/entry/way#WayToSite": WayToSite_a7e436f0cd22255be0e3477a7eb1ec75,
  "/src/components/entry/entry-languages#EntryLanguages": EntryLanguages_127dd89b4a4ad35e4d6312830b1e9cc2,
  "/src/components/lists/language-cell#LanguageCell": LanguageCell_defb9199771d8e6bc8b5c7c77b6b0096,
  "/src/components/entry/list-field#ListField": ListField_6e2884eb2c5a2d706a8424ce3a861e5d,
  "/src/components/editor/body-field#BodyField": BodyField_e7f9b46ca4ba8e5630defc4e75ab6d79,
  "/src/components/entry/problems#ProblemList": ProblemList_507223b529d69a511dbbf82632544958,
  "/src/components/lists/language-filter#LanguageFilter": LanguageFilter_afdf9c74a58ef7479a8e7b23df7ad55d,
  "/src/components/entry/open-form#OpenForm": OpenForm_7e0ce177ee61f6c717536bfb7949898c,
  "/src/components/entry/take-away#TakeAway": TakeAway_f6bbd64b116ae88d2e387e372e688fba,
  "/src/components/overview/overview#Overview": Overview_0f272cc43d73ed8de38f959a4beed2f8,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
