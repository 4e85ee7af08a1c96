/**
 * @generated SignedSource<<59513a44d644100d3c6a6e3e9a79bb2d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UtilityConnectionMethod = "FILES" | "INTERFACE" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UtilityPage_utility$data = {
  readonly acronym: string;
  readonly connectionMethod: UtilityConnectionMethod;
  readonly country: string;
  readonly history: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
  }>;
  readonly id: string;
  readonly name: string;
  readonly postalCodeCount: number;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryFaults_utility" | "OutageBadge_utility" | "OutageForm_utility" | "UtilityForm_utility">;
  readonly " $fragmentType": "UtilityPage_utility";
};
export type UtilityPage_utility$key = {
  readonly " $data"?: UtilityPage_utility$data;
  readonly " $fragmentSpreads": FragmentRefs<"UtilityPage_utility">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UtilityPage_utility",
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
      "name": "acronym",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postalCodeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "connectionMethod",
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
      "name": "DeliveryFaults_utility"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutageBadge_utility"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutageForm_utility"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UtilityForm_utility"
    }
  ],
  "type": "Utility",
  "abstractKey": null
};

(node as any).hash = "06b49aff8f8eff7a6384b8257fa27812";

export default node;
