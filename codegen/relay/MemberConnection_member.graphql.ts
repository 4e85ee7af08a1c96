/**
 * @generated SignedSource<<f955fce73223333b09b021b55553458a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CanTakePart = "NO" | "NOT_YET" | "YES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberConnection_member$data = {
  readonly connection: {
    readonly enrolledAt: string | null | undefined;
    readonly otherUtility: string | null | undefined;
    readonly rawStatus: string;
    readonly rawSubstatus: string | null | undefined;
    readonly utility: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ConnectionBadge_connection">;
  } | null | undefined;
  readonly program: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly takingPart: {
    readonly can: CanTakePart;
    readonly why: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"HomeActions_member">;
  readonly " $fragmentType": "MemberConnection_member";
};
export type MemberConnection_member$key = {
  readonly " $data"?: MemberConnection_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberConnection_member">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberConnection_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberUtility",
      "kind": "LinkedField",
      "name": "connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "otherUtility",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rawStatus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rawSubstatus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enrolledAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Utility",
          "kind": "LinkedField",
          "name": "utility",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ConnectionBadge_connection"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Program",
      "kind": "LinkedField",
      "name": "program",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TakingPart",
      "kind": "LinkedField",
      "name": "takingPart",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "can",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "why",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeActions_member"
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};
})();

(node as any).hash = "02c748ab03f1f2eabd42f500172b2ff3";

export default node;
