/**
 * @generated SignedSource<<2d6a73d28e5e7bd47bcf74e858272049>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoteActions_note$data = {
  readonly id: string;
  readonly isOwn: boolean;
  readonly isPinned: boolean;
  readonly text: string;
  readonly " $fragmentType": "NoteActions_note";
};
export type NoteActions_note$key = {
  readonly " $data"?: NoteActions_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteActions_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteActions_note",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPinned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    }
  ],
  "type": "MemberNote",
  "abstractKey": null
};

(node as any).hash = "203b8288c764d0225cd1ff1cb10c44a0";

export default node;
