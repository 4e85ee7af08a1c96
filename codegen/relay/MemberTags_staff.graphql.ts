/**
 * @generated SignedSource<<b5780198aba371f9fcfce3536cbad215>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberTags_staff$data = {
  readonly memberTags: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "MemberTags_staff";
};
export type MemberTags_staff$key = {
  readonly " $data"?: MemberTags_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberTags_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberTags_staff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberTags",
      "storageKey": null
    }
  ],
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "b52b243e0f88c022ebd0e3b87a769dde";

export default node;
