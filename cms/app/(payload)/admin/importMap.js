import { ProblemList as ProblemList_f7d348e575087ca55d38f0888157c2bf } from '../../../src/components/problems'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/components/problems#ProblemList": ProblemList_f7d348e575087ca55d38f0888157c2bf,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
