/**
 * @generated SignedSource<<4d7b746ba79e917c7f5321042835622e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberHelp_member$data = {
  readonly help: {
    readonly bySso: boolean;
    readonly copyAskedAt: string | null | undefined;
    readonly deletionDueAt: string | null | undefined;
    readonly hasPassword: boolean;
    readonly isStaff: boolean;
    readonly lockedAt: string | null | undefined;
    readonly mayBeKept: boolean;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "MemberHelp_member";
};
export type MemberHelp_member$key = {
  readonly " $data"?: MemberHelp_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberHelp_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberHelp_member",
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
      "concreteType": "MemberHelp",
      "kind": "LinkedField",
      "name": "help",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isStaff",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPassword",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bySso",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lockedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "copyAskedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deletionDueAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayBeKept",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};

(node as any).hash = "97ddcb2566876a0547c48ea7d72e68b3";

export default node;
