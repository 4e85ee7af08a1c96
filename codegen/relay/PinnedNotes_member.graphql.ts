/**
 * @generated SignedSource<<e9ed8935490ad0fa7b65cf2c4bcc0659>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PinnedNotes_member$data = {
  readonly pinnedNotes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"NoteText_note">;
  }>;
  readonly " $fragmentType": "PinnedNotes_member";
};
export type PinnedNotes_member$key = {
  readonly " $data"?: PinnedNotes_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"PinnedNotes_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PinnedNotes_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberNote",
      "kind": "LinkedField",
      "name": "pinnedNotes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NoteText_note"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};

(node as any).hash = "65ef22d407b09726daa40585d750ae9f";

export default node;
