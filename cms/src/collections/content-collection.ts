import type { CollectionConfig, Field } from 'payload';
import { type CollectionModel, hasPlace } from '../../../lib/cms/entries/collections';
import { keyProblem } from '../../../lib/cms/entries/content-path';
import { opensWithFence } from '../../../lib/cms/entries/document-text';
import { recordOf, textOf } from '../../../lib/report/values';
import { isWriter, publishedForReaders, writers } from '../access';
import { acceptField, formField } from '../checks/form-fields';
import {
  answerLists,
  dependentsEndpoints,
  refuseDeletion,
  refuseLossOfMany,
  refuseUnpublishing,
} from '../checks/loss-check';
import { problemsEndpoint, refuseMistakes, refuseUnknownStatus } from '../checks/publish-check';
import { refuseUnsavable } from '../checks/savable';
import { noteForm, refuseStaleForm } from '../checks/stale-form';
import { announceChange, announceDeletion } from '../deploy/deploy-hook';
import { translationEndpoints } from '../translations/translation-endpoints';
import { editPage } from './edit-page';
import { entryTitle } from './entry-title';
import { newPath, storedKey } from './new-path';
import { ownDates } from './own-dates';
import { pathField, placeOf } from './path-field';
import { payloadField } from './payload-fields';

/** Address of the page of a file in `npm run dev -- --preview`; null for an entry without a path. */
function previewAddress(path: unknown): string | null {
  // `npm run cms` adds the base path of the site. Pages contain nothing of site.config.ts, so that changes there rebuild none.
  const base = process.env['PREVIEW_URL'] ?? 'http://localhost:3000';
  return typeof path === 'string' && path !== '' ? `${base}/preview?file=${encodeURIComponent(path)}` : null;
}

/** Widths for looking at a page; a fourth one is that of the window. */
const breakpoints = [
  { label: 'Phone', name: 'phone', width: 390, height: 844 },
  { label: 'Tablet', name: 'tablet', width: 768, height: 1024 },
  { label: 'Desktop', name: 'desktop', width: 1280, height: 800 },
];

const hidden = { admin: { hidden: true } } as const;

const titleField: Field = {
  name: 'entry_title',
  label: 'Title',
  type: 'text',
  ...hidden,
  hooks: { beforeChange: [({ siblingData }) => entryTitle(siblingData)] },
};

/** Text that an entry was imported with. The sync writes it while the fields say the same; only imports may set it. */
const sourceField: Field = {
  name: 'source',
  type: 'textarea',
  access: { create: () => false, update: () => false },
  ...hidden,
};

const bodyField = (model: CollectionModel): Field => ({
  name: 'body',
  type: 'code',
  admin: {
    language: 'markdown',
    // Links of an entry without a path are written from there.
    custom: { path: newPath(model, 'new', '') },
    components: { Field: '/src/components/editor/body-field#BodyField' },
    description: 'Markdown, with components such as <Tabs>. Imports, exports and {expressions} are not allowed here.',
  },
  validate: (value: unknown) =>
    !opensWithFence(textOf(value) ?? '') ||
    'The body opens with ---, as front matter does. Put its keys into the fields, and begin with a sentence or a heading.',
});

/** Who saved it last. The dashboard shows users their own drafts first. */
const editedBy: Field = {
  name: 'edited_by',
  label: 'Saved by',
  type: 'relationship',
  relationTo: 'users',
  access: { create: () => false, update: () => false, read: ({ req }) => isWriter(req) },
  hooks: { beforeChange: [({ req }) => req.user?.id ?? null] },
  ...hidden,
};

const wayToSite: Field = {
  name: 'way',
  type: 'ui',
  admin: { position: 'sidebar', components: { Field: '/src/components/entry/way#WayToSite' }, disableListColumn: true },
};

const languages: Field = {
  name: 'languages',
  label: 'Language',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: {
      Field: '/src/components/entry/entry-languages#EntryLanguages',
      Cell: '/src/components/lists/language-cell#LanguageCell',
    },
  },
};

/** The list of problems shows this field when links break. Publishing is then a decision of the editor. */
const acceptBrokenLinks: Field = {
  name: acceptField,
  label: 'Other pages',
  type: 'checkbox',
  virtual: true,
  ...hidden,
};

/** Tells a form from others, so that it knows its own saves. */
const formName: Field = { name: formField, type: 'text', virtual: true, ...hidden };

const problemList: Field = {
  name: 'problems',
  type: 'ui',
  admin: { components: { Field: '/src/components/entry/problems#ProblemList' }, disableListColumn: true },
};

function placeFields(model: CollectionModel): Field[] {
  const { form, example, name } = model;
  if (form !== 'part') return [pathField(placeOf(model))];
  return [
    {
      name: 'key',
      type: 'text',
      required: true,
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Name posts and docs refer to. Left empty, it follows from the name or label.',
      },
      hooks: {
        beforeValidate: [({ data, originalDoc }) => storedKey({ ...recordOf(originalDoc), ...data })],
      },
      validate: (value: unknown) => {
        const wrong = keyProblem(textOf(value) ?? '');
        return wrong === undefined || `The key ${wrong}.`;
      },
    },
    {
      name: 'path',
      type: 'text',
      required: true,
      defaultValue: example,
      admin: { position: 'sidebar', description: 'File below content/ this is a part of.' },
      validate: (value: unknown) =>
        hasPlace(model, textOf(value) ?? '') || `The path is none for ${name}. Example: ${example}`,
    },
    { name: 'order', type: 'number', defaultValue: 1000, ...hidden },
  ];
}

/** Common fields come first; rarely needed ones are in a second tab. */
function mainFields(model: CollectionModel): Field[] {
  const fields = model.fields.map((field) => payloadField(model, field));
  if (model.form !== 'document') return [...fields, problemList];
  const isFirst = (field: Field) => 'name' in field && ['title', 'description', 'date', 'authors'].includes(field.name);
  return [
    {
      type: 'tabs',
      tabs: [
        { label: 'Content', fields: [...fields.filter(isFirst), bodyField(model), problemList] },
        { label: 'Settings', fields: fields.filter((field) => !isFirst(field)) },
      ],
    },
  ];
}

/** The collection of the CMS for one of the site's document types. */
export function contentCollection(model: CollectionModel): CollectionConfig {
  const isTranslated = model.form !== 'part';
  return {
    slug: model.name,
    // Cells of a list derive the language from it.
    forceSelect: { path: true },
    admin: {
      useAsTitle: 'entry_title',
      // Without this, the last pages of long lists are slow, because the texts of all earlier entries are read.
      enableListViewSelectAPI: true,
      defaultColumns: ['entry_title', ...(isTranslated ? ['languages'] : []), 'path', '_status', 'updatedAt'],
      group: 'Content',
      components: {
        edit: editPage,
        ...(isTranslated && { beforeListTable: ['/src/components/lists/language-filter#LanguageFilter'] }),
      },
      ...(model.form === 'document' && {
        preview: (doc: Record<string, unknown>) => previewAddress(doc['path']),
        livePreview: {
          url: ({ data }: { data: Record<string, unknown> }) => previewAddress(data['path']),
          breakpoints,
        },
      }),
    },
    access: {
      create: writers,
      read: publishedForReaders,
      readVersions: writers,
      update: writers,
      delete: writers,
    },
    versions: { drafts: { schedulePublish: true }, maxPerDoc: 100 },
    fields: [
      titleField,
      wayToSite,
      ...(isTranslated ? [languages] : []),
      ...placeFields(model),
      ...mainFields(model),
      sourceField,
      editedBy,
      acceptBrokenLinks,
      formName,
    ],
    endpoints: [
      problemsEndpoint(model.name),
      ...dependentsEndpoints(model.name),
      ...(isTranslated ? translationEndpoints(model.name) : []),
    ],
    hooks: {
      beforeOperation: [refuseLossOfMany],
      beforeValidate: [refuseUnknownStatus, refuseUnsavable, refuseStaleForm],
      beforeChange: [ownDates, refuseMistakes(model.name), refuseUnpublishing],
      beforeDelete: [refuseDeletion],
      afterChange: [noteForm, announceChange],
      afterDelete: [announceDeletion],
      afterError: [answerLists],
    },
  };
}
