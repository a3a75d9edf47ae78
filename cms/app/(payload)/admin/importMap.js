import { WayToSite as WayToSite_005a3c843035f7178d6bdb641d7b1cd0 } from '../../../src/components/way'
import { BodyField as BodyField_4e9c3944ab12121ce6383b436a6dd571 } from '../../../src/components/body-field'
import { ProblemList as ProblemList_f7d348e575087ca55d38f0888157c2bf } from '../../../src/components/problems'
import { TakeAway as TakeAway_900631104be2c1d0721f3855fb296666 } from '../../../src/components/take-away'
import { Overview as Overview_8e30ce134908b3dd8248e919175dae0b } from '../../../src/components/overview'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/components/way#WayToSite": WayToSite_005a3c843035f7178d6bdb641d7b1cd0,
  "/src/components/body-field#BodyField": BodyField_4e9c3944ab12121ce6383b436a6dd571,
  "/src/components/problems#ProblemList": ProblemList_f7d348e575087ca55d38f0888157c2bf,
  "/src/components/take-away#TakeAway": TakeAway_900631104be2c1d0721f3855fb296666,
  "/src/components/overview#Overview": Overview_8e30ce134908b3dd8248e919175dae0b,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
