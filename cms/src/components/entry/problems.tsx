'use client';

import { Button, CheckboxInput, useAllFormFields, useDocumentInfo, useField } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { type ReactNode, useEffect, useState } from 'react';
import type { Consequence, EntryFinding, EntryVerdict } from '../../../../lib/cms/editor/verdict';
import { countOf } from '../../../../lib/report/count-of';
import { reasonOf } from '../../../../lib/report/reason-of';
import { addressFlaw } from '../../../../schema/address';
import { acceptField } from '../../checks/form-fields';
import { askCms, offline, Refusal } from '../ask-cms';
import { ConsequenceList, Finding } from '../finding';
import { goToPlace, setProblems, useProblems } from '../problem-store';
import { useApi } from '../use-api';

/** Milliseconds without typing before the text is checked, and before a check that failed is tried again. */
const pause = 400;
const again = 5000;

const loggedOut = 'You are logged out, and nothing can be saved. Log in in another tab, and go on here.';

function failureOf(error: unknown): string {
  if (!(error instanceof Refusal)) return offline;
  if (error.status === 401 || error.status === 403) return loggedOut;
  return `The content check does not run: ${reasonOf(error)}. Drafts can be saved.`;
}

/** Runs the content check on the form whenever its author pauses. */
function useCheck(): void {
  const { collectionSlug, id } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const body = JSON.stringify({ ...reduceFieldsToValues(fields, true), id });
  const address = `${useApi()}/${collectionSlug}/problems`;
  useEffect(() => {
    const stop = new AbortController();
    const check = async () => {
      try {
        const verdict = await askCms<EntryVerdict>(address, { method: 'POST', body, signal: stop.signal });
        setProblems({ state: 'known', verdict });
      } catch (error) {
        if (stop.signal.aborted) return;
        setProblems({ state: 'failed', reason: failureOf(error) });
        timer = setTimeout(check, again);
      }
    };
    let timer = setTimeout(check, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [address, body]);
  useEffect(() => () => setProblems({ state: 'asking' }), []);
}

function placeOf({ field, place }: EntryFinding): ReactNode {
  if (!place) return field;
  const { line, column } = place;
  return (
    <button type="button" onClick={() => goToPlace(line, column)}>
      line {line}, column {column}
    </button>
  );
}

function Elsewhere({ consequences }: { consequences: readonly Consequence[] }) {
  const { value, setValue } = useField<boolean>({ path: acceptField });
  const [accepted, setAccepted] = useState('');
  const errors = consequences.filter(({ severity }) => severity === 'error');
  const broken = errors.map(({ file, message }) => `${file}: ${message}`).join('\n');
  // The confirmation covers the listed problems only.
  const isStale = value === true && accepted !== broken;
  useEffect(() => {
    if (isStale) setValue(false, true);
  }, [isStale, setValue]);
  if (consequences.length === 0) return null;
  return (
    <>
      <h4>On other pages</h4>
      <ConsequenceList consequences={consequences} />
      {errors.length > 0 && (
        <CheckboxInput
          checked={value === true}
          label="Publish although links break"
          name={acceptField}
          onToggle={({ target }) => {
            setAccepted(broken);
            setValue(target.checked);
          }}
        />
      )}
    </>
  );
}

/** Offers a redirect from the old address. */
function Moved({ before, after }: EntryVerdict['route']) {
  const { value, setValue } = useField<string[] | null>({ path: 'redirect_from' });
  if (before === undefined || after === undefined || before === after) return null;
  const redirects = Array.isArray(value) ? value : [];
  return (
    <p>
      The address changes from {before} to {after}. {redirects.includes(before) && 'The old one leads to the new one.'}
      {!redirects.includes(before) && addressFlaw(before) === undefined && (
        <Button buttonStyle="secondary" margin={false} size="small" onClick={() => setValue([...redirects, before])}>
          Redirect {before} here
        </Button>
      )}
    </p>
  );
}

function summaryOf(all: readonly { severity: 'error' | 'warning' }[]): string {
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const warnings = all.length - errors;
  if (all.length === 0) return 'No problems.';
  if (errors === 0) return `${countOf(warnings, 'warning')}. Publishing is possible.`;
  return `${countOf(errors, 'error')} and ${countOf(warnings, 'warning')}. Errors keep this from being published.`;
}

/** Results of the content check for the entry in the form. */
export function ProblemList() {
  useCheck();
  const problems = useProblems();
  return (
    <section aria-label="Problems" className="content-problems">
      {problems.state === 'asking' && <p>Checking …</p>}
      {problems.state === 'failed' && <p role="alert">{problems.reason}</p>}
      {problems.state === 'known' && <Verdict {...problems.verdict} />}
    </section>
  );
}

function Verdict({ findings, consequences, route }: EntryVerdict) {
  return (
    <>
      <p role="status">{summaryOf([...findings, ...consequences])}</p>
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <Finding
              key={`${finding.field} ${finding.place?.line}:${finding.place?.column} ${finding.message}`}
              severity={finding.severity}
              where={placeOf(finding)}
              message={finding.message}
            />
          ))}
        </ul>
      )}
      <Elsewhere consequences={consequences} />
      <Moved {...route} />
    </>
  );
}
