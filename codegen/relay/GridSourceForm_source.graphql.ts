/**
 * @generated SignedSource<<3e88c4c0208359e223952ad2ca59a037>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Algorithm = "device_participation" | "participation_reduction" | "participation_reduction_org" | "participation_reduction_org_rt" | "participation_reduction_rt" | "participation_reduction_rt_break_streaks" | "reduction" | "reduction_rt" | "%future added value";
export type GridSourceKind = "OPENADR" | "WEBHOOK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GridSourceForm_source$data = {
  readonly active: boolean;
  readonly baseUrl: string | null | undefined;
  readonly clientId: string;
  readonly id: string;
  readonly kind: GridSourceKind;
  readonly name: string;
  readonly realTimeAlgorithm: Algorithm;
  readonly scheduledAlgorithm: Algorithm;
  readonly segmentId: string | null | undefined;
  readonly segmentName: string | null | undefined;
  readonly version: number;
  readonly vtnProgram: string | null | undefined;
  readonly " $fragmentType": "GridSourceForm_source";
};
export type GridSourceForm_source$key = {
  readonly " $data"?: GridSourceForm_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"GridSourceForm_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GridSourceForm_source",
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
      "name": "version",
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
      "name": "kind",
      "storageKey": null
    },
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
      "name": "baseUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clientId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vtnProgram",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledAlgorithm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "realTimeAlgorithm",
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
    }
  ],
  "type": "GridSource",
  "abstractKey": null
};

(node as any).hash = "a23126e7bc9c10ebd974aeaa5fb9c906";

export default node;
