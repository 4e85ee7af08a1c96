/**
 * @generated SignedSource<<0045507200edc4242ba8bc144e381295>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperimentState = "DRAFT" | "RUNNING" | "STOPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useExperimentVersions_experiment$data = {
  readonly history: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"VersionHistory_entries">;
  }>;
  readonly key: string;
  readonly state: ExperimentState;
  readonly versions: ReadonlyArray<{
    readonly actor: string;
    readonly at: string;
    readonly featureKey: string;
    readonly hypothesis: string;
    readonly isDeletion: boolean;
    readonly reason: string;
    readonly rolledOut: string | null | undefined;
    readonly segmentId: string | null | undefined;
    readonly segmentName: string | null | undefined;
    readonly state: ExperimentState;
    readonly tracked: boolean;
    readonly variants: ReadonlyArray<{
      readonly isEnabled: boolean;
      readonly key: string;
      readonly weight: number;
    }>;
    readonly version: number;
  }>;
  readonly " $fragmentType": "useExperimentVersions_experiment";
};
export type useExperimentVersions_experiment$key = {
  readonly " $data"?: useExperimentVersions_experiment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useExperimentVersions_experiment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useExperimentVersions_experiment",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffExperimentVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
      "selections": [
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
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDeletion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hypothesis",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "featureKey",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "segmentId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "segmentName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ExperimentVariant",
          "kind": "LinkedField",
          "name": "variants",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "weight",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isEnabled",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tracked",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rolledOut",
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
          "name": "VersionHistory_entries"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffExperiment",
  "abstractKey": null
};
})();

(node as any).hash = "60b874f43efa5ce5f760a94966a6049e";

export default node;
