import * as z from 'zod';
import { dataProblems } from '../../check/content/data-problems';
import type { DataSource } from '../../check/content/yaml-source';
import { sentencesOf } from '../../report/diagnostic';
import { fileStart } from '../../report/place';
import { reasonOf } from '../../report/reason-of';
import type { CollectionModel } from '../entries/collections';
import type { FieldModel } from '../entries/field-model';
import { type FieldValue, fromFieldValue } from '../entries/field-values';

/** Message of the content check for the value of a field; undefined if it is valid. */
export function fieldProblem({ schema }: CollectionModel, model: FieldModel, value: FieldValue): string | undefined {
  let written: unknown;
  try {
    written = fromFieldValue(model, value);
  } catch (error) {
    return `\`${model.name}\` ${reasonOf(error)}`;
  }
  if (written === undefined) return undefined;
  const source: DataSource = {
    value: { [model.name]: written },
    errors: [],
    valuePlace: () => fileStart,
    keyPlace: () => fileStart,
  };
  const field = schema.shape[model.name];
  const problems = field ? dataProblems('front-matter', z.strictObject({ [model.name]: field }), source) : [];
  return problems.length > 0 ? problems.map(sentencesOf).join(' ') : undefined;
}
