/**
 * @generated SignedSource<<620f5fc7bd46a871bd099aba9a5d526b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementState = "COUNTED" | "CREDIT" | "NOTHING_DUE" | "OPEN" | "PAID" | "PART_PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatementPage_statement$data = {
  readonly account: string;
  readonly amount: number;
  readonly corrected: number;
  readonly corrects: number | null | undefined;
  readonly currency: string;
  readonly dueOn: string;
  readonly hundredths: number | null | undefined;
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"StatementItems_items">;
  }>;
  readonly madeAt: string;
  readonly memberCount: number;
  readonly month: string | null | undefined;
  readonly number: number;
  readonly open: number;
  readonly overdueDays: number;
  readonly paid: number;
  readonly payments: ReadonlyArray<{
    readonly __typename: "StatementPayment";
  }>;
  readonly points: number;
  readonly program: {
    readonly id: string;
    readonly name: string;
    readonly timeZone: string;
    readonly utility: {
      readonly name: string;
    };
  };
  readonly since: string | null | undefined;
  readonly state: StatementState;
  readonly " $fragmentSpreads": FragmentRefs<"StatementPayments_statement">;
  readonly " $fragmentType": "StatementPage_statement";
};
export type StatementPage_statement$key = {
  readonly " $data"?: StatementPage_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementPage_statement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementPage_statement",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "madeAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hundredths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "corrects",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "corrected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overdueDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "account",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementPayment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatementPayments_statement"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StatementItems_items"
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
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Utility",
          "kind": "LinkedField",
          "name": "utility",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProgramStatement",
  "abstractKey": null
};
})();

(node as any).hash = "aa11f8ee517853db2e102c43a3b97eb7";

export default node;
