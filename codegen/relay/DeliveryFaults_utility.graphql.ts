/**
 * @generated SignedSource<<795473febb859100229dd251c6db4391>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryFaults_utility$data = {
  readonly deliveryFaults: ReadonlyArray<{
    readonly fault: string;
    readonly fileName: string;
    readonly id: string;
    readonly line: number | null | undefined;
    readonly meterLast4: string | null | undefined;
    readonly receivedAt: string;
  }>;
  readonly timeZone: string;
  readonly " $fragmentType": "DeliveryFaults_utility";
};
export type DeliveryFaults_utility$key = {
  readonly " $data"?: DeliveryFaults_utility$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryFaults_utility">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryFaults_utility",
  "selections": [
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
      "concreteType": "DeliveryFault",
      "kind": "LinkedField",
      "name": "deliveryFaults",
      "plural": true,
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
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "meterLast4",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Utility",
  "abstractKey": null
};

(node as any).hash = "5ac87e1de54933ebccc8a9d7b576db61";

export default node;
