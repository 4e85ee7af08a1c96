/**
 * @generated SignedSource<<d1fe20627c1b62f7ecb4199715a7c899>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberFrame_member$data = {
  readonly email: string;
  readonly id: string;
  readonly name: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"MemberActions_member" | "MemberAttention_member" | "MemberStanding_member" | "MemberTags_member" | "PinnedNotes_member">;
  readonly " $fragmentType": "MemberFrame_member";
};
export type MemberFrame_member$key = {
  readonly " $data"?: MemberFrame_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberFrame_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberFrame_member",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberActions_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberAttention_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberStanding_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberTags_member"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PinnedNotes_member"
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};

(node as any).hash = "f1824cfdd2ff8f325e736b82e9dc408c";

export default node;
