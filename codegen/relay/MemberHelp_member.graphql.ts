/**
 * @generated SignedSource<<07628842c9a1cbcb8fc29c5117922157>>
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
    readonly phones: ReadonlyArray<{
      readonly number: string;
      readonly verified: boolean;
    }>;
    readonly sessions: ReadonlyArray<{
      readonly agent: string;
      readonly createdAt: string;
      readonly id: string;
      readonly lastSeenAt: string;
    }>;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "MemberHelp_member";
};
export type MemberHelp_member$key = {
  readonly " $data"?: MemberHelp_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberHelp_member">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberHelp_member",
  "selections": [
    (v0/*:: as any*/),
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
          "concreteType": "HelpSession",
          "kind": "LinkedField",
          "name": "sessions",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "agent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastSeenAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "HelpPhone",
          "kind": "LinkedField",
          "name": "phones",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "verified",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};
})();

(node as any).hash = "ebcc10313bb28c5d3fbbf08d47f0e5bd";

export default node;
