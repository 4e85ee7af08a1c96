/**
 * @generated SignedSource<<587cd5a808a4cbdf462ed93910046901>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberTags_member$data = {
  readonly id: string;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "MemberTags_member";
};
export type MemberTags_member$key = {
  readonly " $data"?: MemberTags_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberTags_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberTags_member",
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
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};

(node as any).hash = "0d96e6b7b3dc40a363c1919d894bd957";

export default node;
