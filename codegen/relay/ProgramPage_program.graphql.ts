/**
 * @generated SignedSource<<64e026f5029c0367f8b780ed88bffc8d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProgramPage_program$data = {
  readonly active: boolean;
  readonly history: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
  }>;
  readonly id: string;
  readonly memberCount: number;
  readonly name: string;
  readonly rules: {
    readonly budgetPoints: number | null | undefined;
  };
  readonly spentPoints: number;
  readonly timeZone: string;
  readonly utility: {
    readonly id: string;
    readonly name: string;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"Billing_program" | "GridSources_program" | "ProgramForm_program">;
  readonly " $fragmentType": "ProgramPage_program";
};
export type ProgramPage_program$key = {
  readonly " $data"?: ProgramPage_program$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgramPage_program">;
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
  "name": "ProgramPage_program",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spentPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProgramRules",
      "kind": "LinkedField",
      "name": "rules",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "budgetPoints",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntry",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "History_entries"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProgramForm_program"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GridSources_program"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Billing_program"
    }
  ],
  "type": "Program",
  "abstractKey": null
};
})();

(node as any).hash = "91b6f047a2c0bcc5c877fac79e33dd5d";

export default node;
