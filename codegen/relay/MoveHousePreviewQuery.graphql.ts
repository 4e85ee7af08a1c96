/**
 * @generated SignedSource<<d3e9f12aeb11b6db0c0f6b139ba2d0e3>>
 * @relayHash 60d28869d631afa6ea8cad67286f5269
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 244092e9cb07270fb85c0c084884e7a3941b3d43acedb821156f24dc89c08de4

import type { ConcreteRequest } from 'relay-runtime';
export type MoveHousePreviewQuery$variables = {
  id: string;
  postalCode: string;
};
export type MoveHousePreviewQuery$data = {
  readonly staff: {
    readonly movePreview: {
      readonly comingEvents: number;
      readonly fault: string | null | undefined;
      readonly keeps: string | null | undefined;
      readonly postalCode: string;
      readonly programName: string | null | undefined;
      readonly timeZone: string;
      readonly utilities: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
      readonly utilityName: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type MoveHousePreviewQuery = {
  response: MoveHousePreviewQuery$data;
  variables: MoveHousePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "postalCode"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Staff",
    "kind": "LinkedField",
    "name": "staff",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "id",
            "variableName": "id"
          },
          {
            "kind": "Variable",
            "name": "postalCode",
            "variableName": "postalCode"
          }
        ],
        "concreteType": "MovePreview",
        "kind": "LinkedField",
        "name": "movePreview",
        "plural": false,
        "selections": [
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
            "name": "postalCode",
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
            "name": "keeps",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "utilityName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "programName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "comingEvents",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UtilityThere",
            "kind": "LinkedField",
            "name": "utilities",
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
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MoveHousePreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MoveHousePreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "244092e9cb07270fb85c0c084884e7a3941b3d43acedb821156f24dc89c08de4",
    "metadata": {},
    "name": "MoveHousePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1076276882f89b23e1a6076f4cb103a6";

export default node;
