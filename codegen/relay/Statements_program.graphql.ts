/**
 * @generated SignedSource<<93e7a4cd1d956d71fdb29b1818e44a9e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementState = "COUNTED" | "CREDIT" | "NOTHING_DUE" | "OPEN" | "PAID" | "PART_PAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Statements_program$data = {
  readonly id: string;
  readonly openStatement: {
    readonly memberCount: number;
    readonly points: number;
  } | null | undefined;
  readonly statementMonths: ReadonlyArray<{
    readonly month: string;
    readonly number: number | null | undefined;
  }>;
  readonly statements: ReadonlyArray<{
    readonly amount: number;
    readonly corrects: number | null | undefined;
    readonly currency: string;
    readonly id: string;
    readonly madeAt: string;
    readonly memberCount: number;
    readonly month: string | null | undefined;
    readonly number: number;
    readonly overdueDays: number;
    readonly points: number;
    readonly state: StatementState;
  }>;
  readonly timeZone: string;
  readonly utility: {
    readonly name: string;
  };
  readonly " $fragmentType": "Statements_program";
};
export type Statements_program$key = {
  readonly " $data"?: Statements_program$data;
  readonly " $fragmentSpreads": FragmentRefs<"Statements_program">;
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
  "name": "memberCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "points",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "month",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Statements_program",
  "selections": [
    (v0/*:: as any*/),
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OpenStatement",
      "kind": "LinkedField",
      "name": "openStatement",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementMonth",
      "kind": "LinkedField",
      "name": "statementMonths",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProgramStatement",
      "kind": "LinkedField",
      "name": "statements",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
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
          "name": "currency",
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
        (v0/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "madeAt",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Program",
  "abstractKey": null
};
})();

(node as any).hash = "9cffbbf61adda65c21dc2d1b4f616a99";

export default node;
