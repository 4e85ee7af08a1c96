import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay/hooks';
import { readInlineData } from 'relay-runtime';
import type {
  useDraft_answer$data,
  useDraft_answer$key,
} from '../../../../../codegen/relay/useDraft_answer.graphql.ts';
import type { useDraftEndMutation } from '../../../../../codegen/relay/useDraftEndMutation.graphql.ts';
import type {
  DraftKind,
  useDraftKeepMutation,
} from '../../../../../codegen/relay/useDraftKeepMutation.graphql.ts';
import type {
  useDraft_drafts$data,
  useDraft_drafts$key,
} from '../../../../../codegen/relay/useDraft_drafts.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useUnsaved } from '../form/useUnsaved.ts';
import { readDraft } from './readDraft.ts';

/** What a draft is of. */
interface DraftOf<Values> {
  readonly kind: DraftKind;
  /** Null: something new. */
  readonly objectId: string | null;
  readonly version: number;
  /** Null: drafts that the viewer may not keep. */
  readonly drafts: useDraft_drafts$key | null | undefined;
  /** Any values of the form: a draft of another shape, kept by an older app, is left out. */
  readonly sample: Values;
}

type KeptDraft = useDraft_drafts$data['drafts'][number];
/** `rivaled`: the same person changed the draft elsewhere; nothing is kept until they choose one. */
type KeepState = 'nothing' | 'pending' | 'kept' | 'failed' | 'rivaled' | 'ending';

export interface Draft<Values> {
  /** What the form starts with; null: what is saved. */
  readonly start: Values | null;
  /** Whose draft the form started with; null: none. */
  readonly opened: KeptDraft | null;
  /** Another number: the form starts again. */
  readonly nr: number;
  /** Drafts that aren't in the form. */
  readonly others: readonly KeptDraft[];
  readonly state: KeepState;
  /** When it was kept last, in ms. */
  readonly keptAt: number;
  /** What the person kept elsewhere while the form held something else; null: nothing. */
  readonly rival: KeptDraft | null;
  open(draft: KeptDraft): void;
  /** Keeps what the form holds instead of the rival. */
  overwrite(): void;
  /** The form's values as JSON; null: they say what is saved. */
  typed(text: string | null): void;
  /** It is saved, waits for approval, or isn't wanted: the form starts again with what is saved. */
  end(): void;
}

/** What keeping or ending a draft is answered with. */
const readAnswer = (key: useDraft_answer$key): useDraft_answer$data =>
  readInlineData(
    graphql`
      fragment useDraft_answer on DraftPayload @inline {
        __typename
        ... on DraftsKept {
          drafts {
            ...useDraft_drafts
          }
        }
        ... on DraftChanged {
          drafts {
            drafts {
              isOwn
              content
            }
            ...useDraft_drafts
          }
        }
      }
    `,
    key,
  );

/** How long after the last key what is typed is kept. */
const PAUSE_MS = 1_000;

/** Keeps on the server what is typed into a form of targeting, and brings it back where the form opens again. */
export function useDraft<Values extends object>({
  kind,
  objectId,
  version,
  drafts: key,
  sample,
}: DraftOf<Values>): Draft<Values> {
  const { clock } = useApp();
  const found = useFragment(
    graphql`
      fragment useDraft_drafts on StaffDrafts {
        drafts {
          id
          author
          isOwn
          version
          keptAt
          content
        }
      }
    `,
    key,
  );
  const mayKeep = found != null;
  const drafts = (found?.drafts ?? []).filter(({ content }) => readDraft(content, sample) !== null);
  const [{ nr, opened }, setForm] = useState(() => ({
    nr: 0,
    opened: drafts.find(({ isOwn }) => isOwn) ?? null,
  }));
  const [keeping, setKeeping] = useState<{ readonly state: KeepState; readonly at: number }>({
    state: 'nothing',
    at: 0,
  });
  /** What the form holds, and what the server keeps of it. */
  const wanted = useRef<string | null>(null);
  const kept = useRef<string | null>(opened?.isOwn === true ? opened.content : null);
  /** What was sent last without an answer. */
  const unanswered = useRef<string | null>(null);
  const sending = useRef<Promise<boolean>>(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [commitKeep] = useMutation<useDraftKeepMutation>(graphql`
    mutation useDraftKeepMutation($input: KeepDraftInput!) {
      keepDraft(input: $input) {
        ...useDraft_answer
      }
    }
  `);
  const [commitEnd] = useMutation<useDraftEndMutation>(graphql`
    mutation useDraftEndMutation($input: EndDraftInput!) {
      endDraft(input: $input) {
        ...useDraft_answer
      }
    }
  `);
  const commit = (text: string | null): Promise<useDraft_answer$data | null> =>
    new Promise((resolve) => {
      // The error funnel has reported it.
      const onError = () => resolve(null);
      if (text === null)
        commitEnd({
          variables: { input: { kind, objectId, content: kept.current } },
          onCompleted: ({ endDraft }) => resolve(readAnswer(endDraft)),
          onError,
        });
      else
        commitKeep({
          variables: { input: { kind, objectId, version, content: text, replaces: kept.current } },
          onCompleted: ({ keepDraft }) => resolve(readAnswer(keepDraft)),
          onError,
        });
    });
  const send = async (text: string | null): Promise<'kept' | 'failed' | 'rivaled'> => {
    const answer = await commit(text);
    if (answer === null) unanswered.current = text;
    if (answer?.__typename === 'DraftsKept') return 'kept';
    if (answer?.__typename !== 'DraftChanged') return 'failed';
    const there = answer.drafts.drafts.find(({ isOwn }) => isOwn)?.content;
    // It did arrive, and only the answer was lost.
    if (there !== undefined && there === unanswered.current) {
      [kept.current, unanswered.current] = [there, null];
      return send(text);
    }
    // What was saved or discarded here leaves the other draft, which the page then offers.
    return text === null ? 'kept' : 'rivaled';
  };
  /** One after the other, so that an older text never replaces a newer one. True: the server has what the form holds. */
  const keep = (): Promise<boolean> => {
    clearTimeout(timer.current);
    sending.current = sending.current.then(async () => {
      const text = wanted.current;
      const state = text === kept.current ? 'kept' : await send(text);
      const isKept = state === 'kept';
      if (isKept) kept.current = text;
      if (wanted.current !== text && state !== 'rivaled') return isKept;
      setKeeping({ state: isKept && text === null ? 'nothing' : state, at: clock.now() });
      if (isKept && text === null) setForm((form) => ({ ...form, opened: null }));
      return isKept;
    });
    return sending.current;
  };
  const leave = useEffectEvent(() => {
    if (wanted.current !== kept.current && mayKeep) void keep();
  });
  useEffect(() => () => leave(), []);
  const isUnsaved = ['pending', 'failed', 'rivaled'].includes(keeping.state);
  useUnsaved(isUnsaved, mayKeep ? keep : undefined);
  const isEmpty = keeping.state === 'nothing' && opened === null;
  return {
    start: opened === null ? null : readDraft(opened.content, sample),
    opened,
    nr,
    others: drafts.filter(({ id, isOwn }) => id !== opened?.id && (!isOwn || isEmpty)),
    state: keeping.state,
    keptAt: keeping.at,
    rival: keeping.state === 'rivaled' ? (drafts.find(({ isOwn }) => isOwn) ?? null) : null,
    open: (draft) => {
      if (draft.isOwn) kept.current = draft.content;
      setForm({ nr: nr + 1, opened: draft });
      setKeeping({ state: 'nothing', at: 0 });
    },
    overwrite() {
      kept.current = found?.drafts.find(({ isOwn }) => isOwn)?.content ?? null;
      setKeeping((before) => ({ ...before, state: 'pending' }));
      void keep();
    },
    typed(text) {
      wanted.current = text;
      clearTimeout(timer.current);
      if (keeping.state === 'rivaled') return;
      const isKept = text === kept.current;
      setKeeping((before) => {
        const state = isKept ? (before.at === 0 || text === null ? 'nothing' : 'kept') : 'pending';
        return before.state === state ? before : { ...before, state };
      });
      if (isKept) return;
      if (mayKeep) timer.current = setTimeout(() => void keep(), PAUSE_MS);
    },
    end() {
      wanted.current = null;
      setForm({ nr: nr + 1, opened: null });
      setKeeping({ state: 'ending', at: 0 });
      void keep();
    },
  };
}

/** For the form: keeps what it holds, while that says something else than what is saved. */
export function useTyped({ typed }: Pick<Draft<object>, 'typed'>, values: object, isChanged: boolean): void {
  const latest = useRef(typed);
  useEffect(() => void (latest.current = typed));
  const text = isChanged ? JSON.stringify(values) : null;
  useEffect(() => latest.current(text), [text]);
}
