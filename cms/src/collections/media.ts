import type { CollectionConfig } from 'payload';
import { mediaProblem } from '../../../lib/cms/media/media-problem';
import { members, writers } from '../access';
import { answerLists, dependentsEndpoints, refuseDeletion, refuseLossOfMany, refuseMove } from '../checks/loss-check';
import { checkUpload, keepMediaType, refuseOtherCase } from '../checks/media-checks';
import { announceChange, announceDeletion } from '../deploy/deploy-hook';
import { editPage } from './edit-page';
import { mediaName } from './media-name';
import { ownDates } from './own-dates';
import { pathField } from './path-field';

/** Pictures and other files beside documents. */
export const media: CollectionConfig = {
  slug: 'media',
  access: { create: writers, read: members, update: writers, delete: writers },
  admin: {
    useAsTitle: 'path',
    defaultColumns: ['path', 'filename', 'filesize'],
    group: 'Content',
    components: { edit: editPage },
  },
  // A copy would need its own path first.
  disableDuplicate: true,
  upload: {
    staticDir: process.env['CMS_MEDIA_DIR'] ?? 'data/media',
    crop: false,
    focalPoint: false,
    // The server fetches no addresses from requests.
    pasteURL: false,
  },
  fields: [
    pathField({
      example: 'media/diagram.png',
      problem: (path) => mediaProblem(path),
      unnamed: {
        after: 'uploaded file',
        path: ({ filename }) => {
          const { stem, ending } = mediaName(typeof filename === 'string' ? filename : '');
          return `media/${stem}${ending}`;
        },
      },
    }),
  ],
  endpoints: dependentsEndpoints('media'),
  hooks: {
    beforeOperation: [checkUpload, refuseLossOfMany],
    beforeChange: [ownDates, keepMediaType, refuseOtherCase, refuseMove],
    beforeDelete: [refuseDeletion],
    afterChange: [announceChange],
    afterDelete: [announceDeletion],
    afterError: [answerLists],
  },
};
