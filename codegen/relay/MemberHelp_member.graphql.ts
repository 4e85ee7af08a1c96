/**
 * @generated SignedSource<<1b5e44303fbd03f0b717affa7ca686b3>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};

(node as any).hash = "52852c48a5cd121380760c6da8352a46";

export default node;
