/**
 * @generated SignedSource<<35f63df85a870549d7eefb82f22d786a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CanTakePart = "NO" | "NOT_YET" | "YES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberStanding_member$data = {
  readonly balancePoints: number;
  readonly connection: {
    readonly otherUtility: string | null | undefined;
    readonly utility: {
      readonly name: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ConnectionBadge_connection">;
  } | null | undefined;
  readonly createdAt: string;
  readonly postalCode: string | null | undefined;
  readonly program: {
    readonly name: string;
  } | null | undefined;
  readonly takingPart: {
    readonly can: CanTakePart;
    readonly why: string | null | undefined;
  };
  readonly " $fragmentType": "MemberStanding_member";
};
export type MemberStanding_member$key = {
  readonly " $data"?: MemberStanding_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberStanding_member">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "name": "MemberStanding_member",
  "selections": [
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
      "name": "postalCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balancePoints",
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
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};
})();

(node as any).hash = "619ca1b62966cfb8c8580e52f9f00f38";

export default node;
