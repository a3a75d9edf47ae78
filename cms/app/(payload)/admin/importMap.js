import { WayToSite as WayToSite_005a3c843035f7178d6bdb641d7b1cd0 } from '../../../src/components/way'
import { EntryLanguages as EntryLanguages_2b95d417926ed0d0e0ba6f6b9921c56d } from '../../../src/components/entry-languages'
import { LanguageCell as LanguageCell_1b24a67d5c5a5bc4a1f21dc2ae6319bb } from '../../../src/components/language-cell'
import { BodyField as BodyField_4e9c3944ab12121ce6383b436a6dd571 } from '../../../src/components/body-field'
import { ProblemList as ProblemList_f7d348e575087ca55d38f0888157c2bf } from '../../../src/components/problems'
import { LanguageFilter as LanguageFilter_e0a7a8f3c3199daeb6877eece44bc72e } from '../../../src/components/language-filter'
import { TakeAway as TakeAway_900631104be2c1d0721f3855fb296666 } from '../../../src/components/take-away'
import { Overview as Overview_8e30ce134908b3dd8248e919175dae0b } from '../../../src/components/overview'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/components/way#WayToSite": WayToSite_005a3c843035f7178d6bdb641d7b1cd0,
  "/src/components/entry-languages#EntryLanguages": EntryLanguages_2b95d417926ed0d0e0ba6f6b9921c56d,
  "/src/components/language-cell#LanguageCell": LanguageCell_1b24a67d5c5a5bc4a1f21dc2ae6319bb,
  "/src/components/body-field#BodyField": BodyField_4e9c3944ab12121ce6383b436a6dd571,
  "/src/components/problems#ProblemList": ProblemList_f7d348e575087ca55d38f0888157c2bf,
  "/src/components/language-filter#LanguageFilter": LanguageFilter_e0a7a8f3c3199daeb6877eece44bc72e,
  "/src/components/take-away#TakeAway": TakeAway_900631104be2c1d0721f3855fb296666,
  "/src/components/overview#Overview": Overview_8e30ce134908b3dd8248e919175dae0b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
