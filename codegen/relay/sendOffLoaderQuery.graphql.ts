/**
 * @generated SignedSource<<6f458e580b760bf9c02d166455bc1357>>
 * @relayHash 146a7f81f7764a50315d8fa6e9857f64
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e39d3b0f2f7801b65a417be370537581cd0ce2df94cf45159a616977c57def78

import type { ConcreteRequest } from 'relay-runtime';
export type sendOffLoaderQuery$variables = Record<PropertyKey, never>;
export type sendOffLoaderQuery$data = {
  readonly viewer: {
    readonly googleRhr: {
      readonly enrollmentAppUri: string;
      readonly expectedPartnerName: string;
      readonly expectedTermsOfServiceUri: string;
      readonly id: string;
    } | null | undefined;
  };
};
export type sendOffLoaderQuery = {
  response: sendOffLoaderQuery$data;
  variables: sendOffLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GoogleRhr",
        "kind": "LinkedField",
        "name": "googleRhr",
        "plural": false,
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
            "name": "enrollmentAppUri",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expectedPartnerName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expectedTermsOfServiceUri",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "sendOffLoaderQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sendOffLoaderQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e39d3b0f2f7801b65a417be370537581cd0ce2df94cf45159a616977c57def78",
    "metadata": {},
    "name": "sendOffLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7850506e31526ead8e44468722f4c6f1";

export default node;
