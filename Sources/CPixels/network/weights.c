// Scripts/attention/export.py made this file.

#include "weights.h"

_Static_assert(CPX_SALIENCY_WEIGHTS == 129280, "");
_Static_assert(CPX_SALIENCY_OUTPUTS == 3160, "");

const char cpx_packed_weights[] =
    "EG|uV^Wl_p{srU{pJbSpb\\}Yn?sL?e|]vOaXE]w^UOvwJPcrW}O|@{ISMmc@umgLHLevzn?e?~`nooTJsO??vBo^HUTE@c]R^?@_I\\w~B}l@mQjy"
    "DIXp[`sc~@OcccMlVpaD?]MWE^ORe_xI?lnhxwd~ItC}xd`VPTXAI_R{?ACvrbD_@oxAEfDGB_[}ElOzHId]s~WkLs@IDqXPB^??Ncq`YSw}qmcp"
    "H?IJxQpN{nGKMHThuohl@{LO}RObwG?gzpMMJs_goqjiyBxbdlXXG~s`ZCwlD\\dz@ntcB~_o@?GrCT@gx^k}XpDBzg|iCQZ}mJT[rn_AEsSQwpE?"
    "EXDJ[BGJGbWL_?g\\L]MPB_CXiRLQP`mQ{OG^wttF}RGQuOhd|bpjOnWr@l}kN\\OnxPlA{\\~AyAxMBoDo}BTdF\\kGBR\\fXAdU|]X@}bt__PdTs]jA"
    "DpoXHXDaYowlGf||jlUWEKsvLqmAs[_smDlSyjcEJAx~|r{o@POVC^caHaVl~owk@^cw_}|Vs|p^SCXnI^WwAXbpGHGviOyO~HDVO\\gL@wAj~UMC"
    "xCwgyLwVLQxco{puPAOmHn\\M~NLOv?HJlLK`?}{iKpC|x}G[zEPuG]pRFQpcBStHympXuOABJbGrz_tAsd`EJ^GaU?AY{rAKCLsFt^\\|Aawi{udn"
    "acueUmwbH@LYEQClOLgvGP\\w~^[FB_[[QP|kCNkisoL|}?@xtOW~E\\`PCACu?}SxzfO\\NRwVD|vcBnrozlSW_~JbIAw@gPEL^K|_TMiVC^_{xC@B"
    "uhGMErhAz_gquBcHAoX^?y{o~PHnD_lcrPXYxPAm}?Kq}``js|g_?R\\iHOBjsr[en|TR~}iPFQpZC~pLWOyHJ~DEJHDaQK?Pkm|bOH?nSOTavFHX"
    "|B`\\{aPE?|DG_?tFdNUX|e_ONrKcx_GmEaOxF_`GGBTa@@`@wPCv@Ch@M@Cj@N|@o@CU@OD@K`C_@Ol@GP@\\@AbA@|hJW{DqvkFAHW[Yd{hPC_gq"
    "yoCvnKyjaRN?umCAMMpA[kQWNmmCnM_Jh`XIxqdEIns\\AmpbHPXKwBCZw^Huy_jx|ipMG@ScGB|dopx]y~JwqBkLPsxpuCG}o[zvSx[d|{fQwNQN"
    "@Mi?urHmJ@J_{MELznW}DKXB~MovPn?qILC^`[pl?c_Duz]X~{CA~FGroHG@opJejAsEwLz~pTSDlVI?MW|eBOWX|`T@EBcI{ojNhOroGw?{BpCM"
    "MVs}pRKl?_ZANlGs}?vKDDcDBa@j]aXe@_[CyYFi@KKCzMxBlg|@Y?bH_zxREJARcNsF^^JAuxDx_?LW_p{KBWQ`DcUvObA@F?\\V_t?|gKaE{@eo"
    "vO_y~MoEWW?jPoCIwegCuRcB?N~fkmdWxshW~`ZRHbWhtswGqCSKCsFzI?^AABX~HmsixSF~E[u?cUL\\hQu?iBQ?ANYNt{SulOH`yeoSkn\\?jmpZ"
    "nFlnsg?Kz`\\IqVKs?LCP{?C@x@zp}g??vB]?tK_w}}XbIgNzHloCmkFAFOjmz?r_SMQFFNIGyMm?gPM?wO_SEnAk{|hAj`WvegEA`R[\\Dkorv`Eh"
    "idYkft@QHlumk_nkLToowbNeqAeSoT[SSSQ@jg~ycKjAzw?OE@OYzBic~plXVtsuWmRxHnM?CHlR}Sx[?bCfV^mgNyTZEsonyBJ?Cop^Iw?RUjNA"
    "yZxccNA?rGa\\|~c~@`N`A]^fI\\{MuhGlr|PWR]JK`[Wl?WHJ}~{aWkFh?]RA|M_~hT{nxmFlGbKLN_Zh{EcNCq?wyWcLHErzNRuEz|xC`\\hK_|Sf"
    "|W|[?w~fuCjbsKBx}rHOtnKfnW}Omh?^{zRn_xnrCoSXyKy?~q_HTxF_HIxC^G?JSd_HLLs_~XzPA~@d{@ox_sN~GONWqpzi]OG`FCXrt]`Upw~r"
    "hW~ADKJAwj|wE|Pi}TS`JvOZ`RBnUC]IhzkO_qOM{hiApku?PmL^WsBH`\\dA~?t|YaWUtsNAJ@VW_pRl_zLMtNletusVl_Dx_t?qSg~{SBsq`Zom"
    "TiYXzhGWvldGvTxI`TUNTvf\\pnLQV]dvukcRL^dLzBpp`_|X?O[zkCWMNBTLygl?{c@EK~}Tw_LytkGrtQlIxUgUxa[Qo}gR{Oe?}PjIKPhj^Mw]"
    "{SxerNdNsbtYrtDYG[_@B?npNN@c?NcgH]GVy[`^}_p[TQ@T`]SszDoDE|K[DpduLArACKpgU^cBBHEAo\\NGzJ[E{`WA@XDzFPSQwKp[DbKZC\\o~"
    "ANDSRSDczctaIMPSJOq@~roA|TkfiRbOQStVQj[sAW|Ct?N]|U\\[u_?k?r_mk[BA{qdWg^fzAk\\_fG?tL]mEN]S\\A^XB@Bp^Fbd@KRPYLKpAA^PA"
    "vO[JJNcgvoKGzKw~y@{LnaPBB~kMs^vbK]kxsAQoDKcdTPgSKKKQi_[Z?\\levjtKrm@dFrHczrlW{Q_xxl@pNplVEBQ{B^soxAWdr`HNLu{vH\\DL"
    "zP_Q?O?Jz`OoE@ghxP|@v?mF@?YI{roH}^H[iM^XRCQvC`dZJCiMpyfu@PkXilOAx`_WI|IQP]SWOdPqSBO]rssz|B\\btkgkvOhPAG?n~?K|IL\\J"
    "|AnpCqk[}BpFuZOv}}VAxJowHOSHLm{_}}@\\zQHQA~PjQ@RhArL`Vbv\\oRqGqlwUCqwyNKU?q]GC|]IhTBXpKKG`H_fiHybgDg?munSwINgTy][r"
    "F\\gZO~q\\FrRb~`ypqNtr||CckvK|wOoC?O|VUG|n{UkARYOt?|@F|XDCLBBxxKs^@NWGelw]yjYFg@hKE@_Vm_]A~_G~{pKov?sswLVsAmOu~`G{"
    "@z[UOPTbE~XN?ALArozcnNNnx`^a?AouBAGaGq|YFk?^Btpq{~qYJa|ez`hhs~xOpMdg{?@CODOFs~tH?a}sB]AtUopA`|jS@`SyyrYlz]l]_sWj"
    "_}K~I{|pjLwN_qXs~Owu_~[``^[@QnDSM_PrGQ|VCTQnHO?Xu@DsC`g{}@[cO\\WHJZo]?AXBGMlQSqmrP\\{wE]dvIKOl_~dhup|E[Z_o~G|~KPUA"
    "Fg?_}ShVAG?\\r_g\\Fm@Cp[vmA{kkJ~lVKBSa?QQIAkok\\nj}{`\\E|__yNPh_U_\\^NPI?AqUa@HdgiMFAwRdeZ@ttpVjO}`fdF~pa~~mZ`^y@P]{_"
    "SqsMBppvuHDdm`{koMlW}n{siD{?~POcffExHQKwD]TOfNHCt?{IA^[sCqu?MAQoQalf|Utr~A|dOL`rBAXCs~\\]Cjwk`_[k_p_DATzeCb?cQ[sV"
    "QBIfRQKBIO@A{tU~sqgf@__Z|xWPqN\\sop^Vr?d\\CF]@XCC}HcO]z~TH`QgGupAFR{yrBBor_?@qv@xoB^xJTHGoRpkp}kxSlhc|yQPO`_WAEHwe"
    "|@|C{_JXHUFQqkYU~^XXQlEew`dPCc[oLPXN~plrWuJAKd[Z[EHWFnyNDf@{@LbgQG}EDtsnzb?{Qs`O@kT]}_dV?ktAB_[`Y\\_VG]gnPcxpttA]"
    "~M[LJdcBtjsIK|xOo}UrpN[^{_QN`\\@WDotEpNcYSOnp_w?hzAa?pY|OuSlNPW?]_}SoA}wxwDOhvky?O~S{Tg?m?rhAFGcQqHGVpA~y{LgLCnQ?"
    "GcFkLRPL~TUGHVDoK^T@hC|CX~PJkbtNAAIR{ocJtpTV{`lNI`B}\\}|RQVtBpEeMzRlPQmG^h]DE?j\\{DvWz`Qp|}ghgIk?dhvjl}FmGH@`E{LA?"
    "?@LOFNdxFlVtuCCbgjxG|sWMK@\\XHSPVQRH?wMd@Rs[{Avsl~ObAGC~LnTYEkMw`D?K@ezDg@@SKu|WbT@b|GoxRzAyKFlw`pOIv^ohGsjcefqQc"
    "b|WuNjDp{@rABLNhFA_H{o_lDj[\\|NWrF@H`N|cnxLSge}fOHTTuP?k[GLxBxd]HA^pyqS}`OQOYb~AT{}L^QCtm~O]rOpgTha[?vAIHGAd]t{eT"
    "HBDUS_xr`ZVAmUDn|]UDXQLP~@\\\\E_Lqc^OYe}cMv]MKZ`M|wf@yFrW]uMw?l@veCmHIvz?mIL{q~PbxBaW}JS^t?G|jsGgmHNLIMQlojqSrymZw"
    "OCbgvEyiQnDObQVnL@xGiq\\oIFPFRSwtFFmFKKHmDnO`L~@}}^ObL^w[HBQWvOEN_p@BDCokQ_P]~^vA_|{_Do}[UARtFbgW}][m`fUUx`H?{~`p"
    "OW}?yovkU?xNt[hXYE_t?xDBfm{P}TeX_aLMRg|LdjjpNJHoF^x^zqC[GQ{zAEHjNnpgzaGQIrOlBTi_?`pDGN`Q}`XLT`gUAegJLW~ZzUOiSnQp"
    "@AxfBQA?z[sJExG}JsUCI_x@zBp_@ALC|^uJvwKjiqKA}\\okQ~luA\\xBuKLwvE^k?xVe~wgBKkc@JATBuUcYz{Gm{FPINf{C?^ZALzCtZHEc`RCJ"
    "k_C_r??FHNjsLmxOnsZmwn}csq_zJOYGAqltJ\\AnRkRtsVBOG`dwsJc?|T@L~bhxX}TLsr_`xD`KHZCMvrNACTCvy?@y[CgpNQNz_w?ept^BFaBK"
    "uPCIGo@@Eo@?r}sBCtSOxSKTg_DLB[hfxmnpurnxy|D]?ytwTQWp|HFdGmw^hdkTSg|YuJxSsSScsAbktzs^Y}waGHy\\t|dO~a_PKD_SwBoy?^Zl"
    "P~?}xsn?}@[KxRKPyN{epRZpMnQEl_fz|YK{`^TTvX{Tm~CFsysBe[_[MpB{j~`UF|Q_v]aGr?@J`Qr^Y]PU`^JwAqIYR?Ki_|[{\\HGxvZtShpQM"
    "XkBpmWmhU}RX[`PW`Pzi}\\qnKMRsiG|zr~y?Wg~w`QpEDk}B~|[\\F?fAWKY?s{Nxn]SpDW|mjOshCvjAxXFA_qs_za`NPAQFeIgvxyglKmVU}Bhv"
    "}YFxwj{iwukN`W?E|p[TKR\\ND|K@znCUOPXXyU]_cMpbz?tmihfqFkY{Cnp\\PliYI]prCeQd`[hnTxyW}]Q]RHtQ?PG}}?~dGuXn|KyN`_?lJOc\\"
    "cQDzxSQZug}?bHD\\JXG}svKTx{MLO]sMIQLzHVE?wnm?IW?FwQZ\\uKzADAHfRarTE?CxQ\\^lSNBj_r`ovOE?XQESo@yBCq^A?w?M`^]m{HDb`^@~"
    "w_EoQbkQI|aaNl\\g_w|XU@zAJ?BeBN?}SCd]InoCA?BwJrTA`WI?GI~{`XYfN~CoQaUxhxFvaB\\C[OQ?{N[KOsGr}RHpy|fA~\\A{kYeGHXDxzvTd"
    "[bdfuqCFtqpW@buK}{@Nmq}\\DhE?TZFKKel]@GkzCaPe_z_OM@CsOBpVBJwuEp_TLTKv~~_o}PkV{`o{TRc||PBz~F\\DiPk`BLw]YI[J@\\^jdaXs"
    "Y]^j{DpUQm~Z{MHlPsxLH[KcG\\kjRxGXv{_gJ|cM`_{hoQte}shrQRoJpBoYUb{U{pHNEqpnK@LI~ew]AnSgsSw]kp\\HlRdTvC\\cxrKyPM`eGp_p"
    "s@PDlacXJBQM@dxJtPT||[Jzn~lSpnVg~O@dOW\\dytGwicSfMaJxtcOH~\\\\DD~C{|@obHnrfON?n}SUTIp|mI@sSFCXd|rmNBNXSscpHwyHlKCcl"
    "si`pNshTH\\s[P^KyMBikSn^ow`wxAmxcqpmtHuKMz`ppsD@^O_pMxAoZzN}Wn`w~x}opPQXwQmW?\\ahQFN?BL_Wfu}^]O`C\\EpC?Aq|fHqxio{IN"
    "G`Gqr]CuGbO^kps?valfGoh{nOh[KAHT[mVyOzepC~GYPG?bHZKyCRibuMaSWNLEtd\\D}ATOFCg]I^?nJr|hx?u@|?cv~}OpJ`EP}HL~J^|ml^yd"
    "GQtToQt@ETEXmSWq{[[fx~hvw\\yCZ@cFr_|[DatT{rtOJ`dXIbS?yl{nzr?jX^cewAgSwbh`BPc`nOStCQkHrAGW~pO]s[d^Hbdq@ntJE_|Uzbwp"
    "w@b}_tWS|]ph}`kE?^WjAMSxJrWjxZTnIr?_AC?@_rkwFMKuO^ZAObUKmnqUOPGkCMSK@IsmQSGjTbTrMPpHv\\[HDaICwCB_|b\\A|@gPrqtL|?wv"
    "osPFwpW}IIpj_~{uBO[dCA}^B{m\\gg^Apo@CoMto{HEu{?~}n_YC|G~Z{LP|NaLUIzB~QcBAVkW}nnm?rBCkNNpWOq@mPTvQI]\\WDnTcHmuCTmoL"
    "TQPUC\\XQ}CMOB@PaGpSR?PssM^o_iPDGu~wo}RvyNokJpsMFTZ_{B[aNO^kSKz_Qx~sxG~t^yQhJHOl\\ypO^C}swp_xYro`^NQGdrl|fRLASpQOW"
    "xnHm?mlt@PY?KrBxOmCiCIxjIbZWt~`JR]g@@rgB@qDpm]Phv[P}IRx\\xoWzzc|cA`]ZsKr|CQhYJAS^_v`l?`gqJ~DU}xTCpnQgrQPmB^uSwnkf"
    "@?`lCrXl`_@T@@plrphx?m|GLBgtW?{yMO?`BsJ?m]O]QFLr`^|yN_X^ICSKrs|VyOG`HQiNG\\\\AMAF^_p^AL\\Gy\\MrRQ}H[{Fo@yBhWspJAw@HG"
    "LrDtDA[a~P[ee?t]{_VPapDOIrjvC~UaO]Wv~\\PNgnK@whD@oM\\`}?PZynswJmkeERwy}\\|Qpb??@@osDk|EiRHhEoXnx]yDmhHbBmTH|APl{_VA"
    "}r^?HNL}CoxFtDOTxMSlzskn|VH||ogr{QrtG[w@Eq@rHMHyO@||zZkqApnaGRE@tMPA?RlbuppB~PHp@B@D{?x?EO|^ylXXGg?kELXUp_|Hp_ln"
    "nbUOBgI?nsHXUowK@s`\\`]k{}SJygqhHzGo|AnKyD~KDzQ[wBx|Y|UbAx`gmM@@{MRo{qQVlNQozwoYF@kGwIKhjvP_yq|?[fDmBt|?iroQipqpI"
    "Yl`GpScl_rKLCQghtE^S|BpTNSDnPL}^yP\\ja[sByQuPimXWl_^{}Pg^to\\ss|prFooy@~n{{bLDC_{T`^zA|?eJp`_`H}?sBSDEjNm?w\\CyshiE"
    "~?@FLqENQRXMg_`f~OxOv|ldCD@M|ALEQYICJXeU}}wjUQ\\F@UTm{?iNV}wER}|hlM|cJ~Ntuc__IT|C~tUWbMDYM@CkJ_G}~b@TARn?Cg|aN`kA"
    "DKI@xOe?J~cz@oXM{rHvhqSVabE?mmFjdlvIjceOy~PZImGjLopBQRtlLLl^~UFzCQk|WSMXP_\\PEuxxC?x[SMv}~TdfE^|@iPzuJ]Xq?pQ?F~`J"
    "rd[QLPF_V]w|DT@@oo[vJt@VBOkDBp|nsNkQVJ[||PG^P`hVAOnQ|Xm?YdtPSaddgtH[IAe?sqe{G?cpJBk]zn[}pqFL[QgeHlSrsnBA?aj}XMTK"
    "A`lMGuFVL`PYSsbAUjg}zqULMntjs?Lew?by{ftMM{`[s`~jHoTlnoaDttGRxiDw~@XS`Z\\kF||kFN@AvnNxVqGS_}K`~sG]{a_`@KYMH^Fsmkdy"
    "nNR`GFPOyBS|~@]AP^p~Ac|TsAjsMQ]?jvOBCeLNjPkOykw~BqhPMk}SvnoNGc|[_}Lj_s{jQ}[aANkDEDhqC`lkRQL}_rLVFa\\N`^HSBp~tFc[t"
    "|L|fR]XZFnTaB_lFiN\\xDNXGEb\\q?OOeUBym~[n}BBKXs[dcbbCdkqgzkh_tsHG~xQ\\AojVe`\\Bpy]OoOOGtz~Um@FD]kMIpNQLQSUXsS@_}Hp@k"
    "S?@fAs\\sFaXJkeKzqc_T}sGbJB|UTLwumrTpL}CSzg?TACOK?B`^o]{rt^[\\sQsypBeBEg|Q{P`VwnIOzN`PpNKIkn@hI\\F[nBXkraycDC~VClMC"
    "O]kLEmdI@Qlnj~ow]vl[?\\[{ES[zs]|w~uE?c?LlGTUhPPKqN{@CPNKGLcIrt_mWM}b}mXFcV?G@NPXYIJdSYzx?}cOUEfaFt\\P}ZN\\`wplNIXFI"
    "}rXVPOK@_zidMTOst^tHEcLB|\\AqSCoktXEWB}|CI_PYRALu_~O{R`gRozfAkpu?yj^_`]OPS`@i_}Zt_~xHI^nuJUo[I]wXchHJhlW~qNWpHRPb"
    "_~cuhlh}C]?M`SdCXNds{dGVTiMIMtYAKw?gTubjSQ^f~HY?X|KIRNkaK`U?}T[TCKoSYsNAUKqU}NwHLkTj`PUcp]\\AvDVpObrAYA\\F{^`s}QK|"
    "wqlrm`pNMma?wnskaDw|FbsjzqkxoX]YD_vxSyu?HoWdO~{qnqbsD]lLn}HnCrGWBVphtoLXVrTnBcjA@_?d[qpV?G~jZDZrwg|Z~ATYFgAZL_y^"
    "B`WH~[{e_|Q`QnQm@CxWs{T@q_P^|EHrCPle_ugAmOVjtP~HEP]NE?nvw\\ceIOSWz?oHSBhmz[LFwtCOt}m[ApsuKO@y{@Q_E}P[E@baf_ZmbDck"
    "lmxKb}aJs[h}AHFAzMkhJNqPTqDOll\\VqyPFe\\\\^F|__roWhSeOy|~ByBBkzABhm{a@pQDXzDsPg?`Q?QDjt}hED`[@JpMnsDpfBAKKQKbddCDWp"
    "iKJLFvwGG|CE|Z\\\\eW~XAukaCamQVpOSTd_fVgYBH|dkffFANZKRj_pcdcV|RBoGU@Zptrp@Sw|{IC~AyqJyvr@JHg}M?KL[`QKE_wJA^_UCR?W@"
    "p@VOCG}Rl}jNJjmFCeglv@e{ipWNBOF\\SiGmebWXBm`b`_mVW{fAPP`[YHwX_xFI`SzAo?_RPTe?Es\\na{Hs_w?}lYwUz[G_DSVg_qSoQe]?YUNe"
    "?bMN@gfOIH[|kOJpI^CkxDv}YVar_wnA|h?AwrBqRQiC~W|G_zFnJG?g_q__|o{ffg?\\wuHhhMLwoS?WKmh@XE}?`XFwV@EK_xF~Fp@VLuct_{}U"
    "DQAJ~d^B@Z^BqK@JLHzvueKr^FpoThRWVw?@{RKymaWPM|aA~nUq^aqZHoUWg?wzL`c@xMhJ}WBjK`|^xj_b}_Gjz_Jeb?HAimCL_tgO\\RHuOufs"
    "tmi?Ub{~`QFARCIiEQ\\UYt[fVoZn|W~Nc|o^f|c}axFAZ_wsxNyUn?d}IOS|RG|^[Iddi_nAGcH~VM`ph_y?VenAEhdN@mBAxEdJ|Ltc|BcvY@{Z"
    "{OTLmK{o@BS}KaC[gqoy~s[pmbntCL`]M?|NPZI^`QCqJnW@yEcuJ??rQyGtzAJvW]shDAkzvpH`U}_oGD|RGaBw?_lMwRLfz?`@VCYAznCT{{C]"
    "ur|VqPhIEQonk_TGu_TlqqHstkG]IQwn?@Cm~LfiApGnSNhg}[@o}p[QCeJ?BAXKv~tEW~cPEpAvM`xUSa@ZzS`VNNpUGuMArJBxyk[ptQOGmadN"
    "~cABDql`@``^JsORP{APx~xBqBXXykoX~A_Yp|Lu?`@@Pbr}MA]XArtByncFTnTzA]zmyl\\dBW|I~|Gzc?dQyBRryPE?|cW\\Fm{FQpLDD?LCAd{}"
    "JqIAD?HjCBZvwQ@aIbPB|FxSAcLZzRC?F\\{T{{_hJOCa?Qs?FnB|CpDRAOhaKaPXDaSYEmg|{J_h?]W\\Ke@NKQtJrBW{{mx_OsBvv|_Nz?`|GP{h"
    "YTDq?]xEE`@rBmKSOa?lBr@^DdP_`_gzrnKKDcdWG`SUDqHRu~c}x?`EH?xuF~GPEuWW~@W?}?pXFpKmKBM]KccoK@nvtZrm{n`Hk`kbNoKgl}?V"
    "DR@oIa[RBCtUANE]?CcowtPUyw?\\jyxRCW|?t]WiHOOKnqwJ}NP_w_TAAb\\wIZt}K[PGCUHW}oslsLl@y``g`QFrgc{NRf?huVGyP|AMApjuISPK"
    "Hm\\{W}g\\x|`UEbgfVI[nnqSB@q?lK~|vFtUeI_~bl[Kl{iOLuBmGeMKUCoZoRDYOWzSGBrk|K~yEOa[y}o_`|MUARniF{}{L{wKJt~zp~OKpeMGt"
    "FsE^CPkxKsxQn{wvyAaIEaDiEmroxmKe\\NXn_}U@@nG_NjTaqW|Au|cP}bOYP@MK}Awz^q?SB]\\uLRKDQOWAQ]nyqoDPJsqKwK_ywN\\uNpxbJ@sz"
    "DPhWKTBKB`hZBoFzEbpNLEC@{O?FM`D_|ZM?wb\\VOHDN_}GnLMbaudc}yHIrGUO}ItKbDK~AuZOn?HD||QCzd\\[vEOh|]_sYs^mpNoHRHq_VQlvA"
    "I\\[d~bovxAKg|jss}AjAFe|cjqVP@P?OCkgt|B?GKalGKXDUV@q|v^S@lcca}IxkHS@kyrhpwLd[?P?bH{OK@Ocmz_[x}r_RHuO?q?HtaohOJM?l"
    "_|Dpz}XWBCD\\upS^}lcCnhDW~~yNnS_OGkFkDRDfFPVwDxEI}OVw@~smK]JsKSLVQmht}r\\pvndgD\\CM`Tom@mCuukkf~ND}`_[jUbHZw?_btpHC"
    "k[h~NDOaD`tEVApU_?tP?BsstjxOk}{_U}Ge{AR_HND{HECnCUFdLotUw_MbNjxFP|i?xNon_r`ImoCVGRCqF^kLU`~KrJtoUuPxH{Swz_DmC{PW"
    "tCF\\hq{cz`SXn?_^Oq{SD~\\zntkop}Kj@\\dpFgN\\I|`NnBl^M]tJn|]UQ_BRp?[ZDkN\\Hl]YvLTJtOhlRM\\QzCPKp}|Z~@UBuqKKwau]hwU@vrh_"
    "uagyEReLz?]?Cr\\EB]@QCZ|tkQucVSTlG?{NAlXXyIAQuAJECrT@rBT^Sqeio]tTT\\`bNjdI`tmcCp|beNpF}kDAOrDQ?w?i~Q`cE`Cr?PzvkS?t"
    "Xox`]JlZumQiA|`azmhW{fklJqXaM]lpHrHCnUtovPGpuIKk~py[SpXELK[EHP`v}gMExE`OJBd\\G]thrqoYCAbZvalHHNIJDl|\\y?dsBAzswqBT"
    "|mwmd~RzJpQ?qo@GCB[TD[tWr]XjKaTwUAWytHcOiYWXwlWS@myrVqWtqOlkss_{?r@FVXGlxcLhBuliFPrc|nxT`^dpJlh@?_GvJ@vAEb@eMahX"
    "o}[YFd|_JSCw@BLH{lPFBNSoJN{?ylgH|UH?PLfA?~GX{DCsFuB^j\\t]tO?pLQDr|`fk~vXlWonRu[}IxNXgs{XIH^GE}G?KLAXeFhIn}A@XMokA"
    "tHHBlqxHHQNzm^R\\Bmow@MTC~NaRy^LfFAwnLcpWG|tCo`kkVO@qBsHdAptJO^_xtadF}ddKwkUNDDC~xLe@[l\\MycOLHRM\\rNPgVKsAFbLIHaon"
    "tr]Nq@g{t|Sfs^[x_~N[MHG_fRMBPv}AZbtMJ[?[hOlPRPK|}PQoMlo]|]CfxyxutG?U|NLeaublLndUp]ttD_Y?NPCF@k{ixpkyBBHXqQTOKxft"
    "EL@O@^[RCwKkIPwiROojo@jZdYu?sw|IPPtADPj~SQQZKbWwzA^AtV@GwosL|_G^A|Y_Fz`BCM|`}VHbH^gyJZkSqq_xv[sk?r`r_sGVPBxU~@w}"
    "Q?dFNo{[uUDBDtLMd_H@X_Xr]w~sDAcAgAVAuq[ix^Tl_~gpzrdbWnhQI^frsOaS}gGxJlB|R[[Mub[AMk`@}}oSuMixp^L@qmLXLxGbB}{tzRqv"
    "w[NY{E[eQTtbx{gv|\\mAyPdjoMk?U}sTHBil~|WeHZm?{WqERkWPf`sIMsXy[_AQW_{uOqkb?yORqQt@JB[mKbkT?{Xa}bL?|dWm@|iKbexxlO?s"
    "ORoTttorgbsfpAPq{Kx_DqU@T@Q?@ztlymHCqqxSE}DhZ`evQQpiJCoz?Q_vDq}D~PwB?khTB~Gl|{DCD]G]v}P}BA|KY^CsDM{Ez~DbGcLg}qTN"
    "zNl|ul|[B`MFKJ`_@tLnvOdixH{\\jOFwKn}?CdutvA?ovndTBOn}]c[b~ICxSBloZCh~BNBGDReDJpk}hBLG}Aoe|w|R??`Ltm@WoYxR`]x_y|qE"
    "cw]CFhLetvXRAOvoyR[tZpMGJPXpA}gjNsD{`PHgqR`UQ~^aANgCq^kN@n}]LJnxqPtwyAsX@O~QU@sdAaSUs|X]S`P[|@|MPP@HJ_kfDRW|{PQ?"
    "o^AVk{pFH^xD@wPQPiDhs`g^BrcG}SPP|ldIW^``JqpvYm_`hsCmMDYINS{uN`SKxFSnV|lz{YoNz_UFY?cJ~ct[wg~xPm~TozXXDmbAhp|AKAkz"
    "z\\KUk_HoDoHgRduFL}`y?QCoqX??FrxKEpihqbVi?Y|]nEglxApw@_KODMi\\q@doFoV`mBdbC|wKDW}CF}rgu?xZtK~lBuHeF^Kxq[NR@N|C_QmN"
    "JxPzBPiGz{dE_x\\rJU^YCQm?rTlkOXGMUrtOI?[rvp[|Dum?vCtWsb[wUpyW@sgsC]O`X?|sLO`FHlvwLUdCs_LJ@w}y_~pi@MOTwLwn}`rSAlfp"
    "JtRgoUu??doAxoSb@nGzrnpAGdTL~bDPIbdtC}Kgv|?Oy@xSJmD{za|mNW{RBZcEBA{@jKpfjxc~aro_|^HDtXgzA\\LcH]P`f]\\b?o\\SyLbhMvt~"
    "qB[JEoD^zb{aFkpmk]UX~]HA}^piC}`MIKlOxCcB~blKH|PO?`QPDaLCfXPQxyWOL_ESUBtUo~JwwpGuYoGw@mkzpSpEh?KFyDwzz_xrMDGV_?]E"
    "H}lBFqm~uNG_noqBI?_m?[c`|QPhcEd^DCju}QwdFzpEK?iZ?_GfpNwwDD{mIAPk?LuOHnFzlodv]n~xtoPVF]PSJ|Jug]LKmNWd?~JcLCJc?OmK"
    "VtA_]?pKUBZx}}F?n}|]wHGT^BkMs{wgsxDqOOTXEooc}C\\rI_k]yBh[vhDgOls_ICStWC@e?|cRR_LiJC?Ox?|KfmOlfrPlBCW]htWqG[A?CkDM"
    "BNck?qq@?QJ?e~SqJuyf`QOmJ~`e`Rae~]gkxcaBqlgNB[gkpE`BE`tGGtOkuJwFpLlGL]sau~DGz_Gn|N_qEBKpuitM?q]H_pOw|PcigP_g}UtE"
    "?ttyHcspu@czPpHHEP{O{dk[GBOuAmPHD@AIIq~A~n}XTsE}sbWo@mkFu~SbA@bI~zhRWDQ]_wkkxbKyAu_wfM`ps?F`A@qVBXpoL}|FxuW_R?Ts"
    "qAgdguQIGW|Q|K[_QocyCANSAe_aBfuA_ysFK^of}AtVjPtTsOaTYcThf}oaPN\\^qMfzlNDy]q_JuQX|z}Pa?pME_zdOdObAFbhEvO~}AV@bOpAm"
    "p@G`pyXPJZxFyM_zHXpg{Otfi?TLBxDDyBgh|Zk]?}d\\_r|]tnFmOKgNpSoSR]~]ZN``A~iJrTtEoxOs~aSfTZYN\\O`ptBLN|?v~l@^Put~ZqrX["
    "{mSZtlPC}Oknxjwsnz}K@@KkDtp{Dm]__rHdBpCIgP{PH@liFbg[]LB{z@PQynXKBAVSFc{fBNKZ?LxzFNXxX\\SPry\\PtBBAzUxkLTottP[~~o[z"
    "_sd}w[`OFQweB|~NFRteer\\S|w|ntp]eL`FA}B\\A~~QP~NUIJ|qskW[^lLxvOo_IZO`iGaGyukqGOn[KyxG@MCt]UxvwomqLtkmUvoT\\wsTkrD~F"
    "ENPKTP|bpAHZ|@k^xbMPXUvqB|PKlaCpqanROLiQEAISQg?bvb[DBY]{xNhUjBsURqw[GmAEr}C]CtDusPdPqje?_?`cP]CJhnZwKmXb_{oo@k\\W"
    "~mSQK}BM@ot|fSTW`Us@X{[IpMh]OqGoGoDY`R[TwN^[K[OWFKspH`?wTP@JR]]_?oeEvBgYZdW[}nTY_tW^IOY?@@WgA?M~KTeKXTtB?LxrFNXF"
    "CQ_hJLC`hzTmOqKUr_vJ?lO[gdDGJdlGpqOe}lhVn^TDNCPcvsxOr^wxb~CT@iKTlKxcP??jW`?^m}?vSMGHE~`U~qK]kjDvm_ChDZeiEDoeEohf"
    "rODu@QPSDo?pBnw\\EJq?K?SxteTbNaHiHN`@rHDe@]K}jNUBRrhTtENj}CcmJiG\\OqlR{EgtMSVAzJuhzaOeABo|JKPaoODBG?_N~CPEj~TUxRG]"
    "znjAwLw{hQlJ{ANq|Ohre~]_F@lGnXEAtAxJT@@~AASpPBHi{RhJFQDLM^PatjHbCb[xn}dhchFg]h{uvRB`AOnq?~SWQ[oLAVTZkldA]~FmRlgf"
    "J~Z}V^km@XSdIrAqxio@NlmWv?NS}Ovsdx\\SQPj`oXDy@pO|tK{cMU_}MH_sSCz}T[eDG`XPKk{^B[_MyL~Sw_@`~BIGw\\wT}O@VfaJAvo\\YL?{F"
    "lZYVe[y?ctGWlJdD?W}]R_sh_|VYu}LVRsJWphGCDWtBlAXirQzvyVXaQg}SuyFAI`OScG~aKXE?jTRmAYA]_pFWig?jQ~gsjnsoWdsYNZdF_|Zo"
    "A]~?EHDFN[B~PHDqHG|Gw{I?_?TOCG}IGS{qmBK{JHGXEEtqmpVgLJE?G^[OudWOvDqY`XDpuERAFG|}BRf}^cZO_xGPcBF|}Qsmyg~sC?O`CmHi"
    "oEcynhRALYdIFM|EsueP`Zp}vxDYFSFtx|xamkRcvz[O@?^b@_LmQzmZ\\gspZptQmEcTQE_x~BbInthVp~PPvSW}viq?GK@rkxGks^[HK?qyIvKx"
    "RHI?LPOpuOS@?iGmOJsWv|pAVPvAcPpYC?C?Y\\gLaiPM`[}?jdFAAoCQIBZwkIbNNmsRtMXZxT{v?ReE~gQRFw|og_]UWMxjCb}DJFbAMBl}v|Ky"
    "kDORnhE?Kqg}q~?JfCaQVCSTSG?T~~U?`W}kJ[}bNdzADG}erw}ikqprVZw}K^Hn`W~A^XGD`PP\\gG|DBmJR@\\TVUg}xl|}opXE?_pITMdnn?UHH"
    "`YSE?_pvh}\\tFXEdJmeblsp^`_}l?hEdnK{?vZUDWi[XD[MK|mWVNNCu~_TG~h~^OmoS?}|MR|DF~hIIFnJ`udlLENtByBG?C\\GlNoHlKNgOsBtf"
    "Eg@JynuVFn`U?@nsvTG^]b[J{|[VY@H_E}}BeLw~S^wW^?nTCq?nLs@}EqoLJ?TCJ_SpFtdLqSc?WO~tL[cdD[M[^y[m|`oFJRKzuoB}ZBlEHm_D"
    "\\Lmb|y@EcPOcQNxJKzzA|O[fE\\HDo|_lGqK@^kHUGodiCOtVVND_GtF]q_qPDKfut@sfVAUbws@auG|wv\\C\\}^EYg_VAFCgDnqWgzOXpe{{LN]`L"
    "FMoqCpK`p\\Hgm]XH{{wkFd\\@E[phORhhFR_?DJ`]`]tCv_wQpM}?uk|LRnX?Pl?iwpZdiNhf@Q`^ZoWwOsDNKmt|XbOxBJ_~vl[j{mdtAah}GLgk"
    "?kZ?BptpKKxIBOGqFESDyF?sYO_x?aweqa`G@t]PLs_PqbgB}_[NkqO]Q@K{nM`tJ\\xWF~a^|NOQ{AwmKN?{Tz`JOMEb~@@jVpTGBBkKBNwIvOJx"
    "}[ckRaAEBLKdP\\OjO}DkHbkLFnsMx\\C{|{|c}bDFQ?Jst?hGC@tjv~PBsl?TV?r{?n{kVCci~mlG~aXOyRNrow?bzSqhA_RkAVV^HNQHvhKHF@O\\"
    "IRszB\\p[|QCME{SI\\mU?{}nAyTPCwlZ_@U~A^A[rKrel~aRTh`w}kapOsRjdpS@DpBCbwNOk]{|h}npPK?w?G_pfEaWp?DxN{A^wwm~r{qoKhDXJ"
    "wCJwtr?J^PvaROtIx`ZkD_gBj[?qoN?qItKz^nTHslPxGr}CBonyxnbfm\\TAqo_sHPoX|~xB~Xtc|?XK@tJ~g~\\D@`BgP`lNIpde?afsTlary^P@"
    "u\\ptC^{hy~ZTML[gwO{wnbk?CMLHGa\\`?prMIrgepSMW{uJfGr{l?RChVS`WIUGW~?OjPTgtI\\OlErZ`SQ|vrPUEoRGPJEgd?^WoFbgoIq?s|N[r"
    "YoCVvAh|D??|DS[wEpbg{z|]vo|Ix@G?L\\tJzg~hFP_[zg|fF@?}Q]TDs~eG}D\\WgbCXNpXJjKG?lpGEiMfuls\\Y?~Ta?R`Z?@iCE`Xuv[[cv?IK"
    "mlqCYPs{g|SLDq{\\_}obuo\\kh|oBu{ECFq`zLb`LCX_aB^cu|kp^s{grmt?f?oXgGm`RxB\\Cbzs~qrtIMpwV@sxIe]INLB_rK]X@HBQZUlKMybLm"
    "SfOP}_YCtc_Ct[KG}Qku?_ldLS[DAnvAkmLDNPo[?s{fBoHG@^qDzbyr?powuzn^t^Leycc{F`Pf@tC~yP{|wM{pL^HjAklUDp@tD?ID`PLZK]Nm"
    "Frc`Lw\\b?d\\NJOHvQaLvD`_a}oPEEotiJ]DXL?qFnLWmoAskkdhaIoXZx@[^u@G_xNlMJBh`tDBR\\ETwmMdmBG?]BnrAobsVEERAIO_ijNiblW?O"
    "KLWWK@xCI^_?CEHHgJK]fParxuJ[RCTYrNu?}n?aF_G^I`Q?vMCh}DHwQprrioZqyqCjvnfAInpEpPdUt_{eFrs}~oWmAhG{poMJo@xBA@TUrFxY"
    "{~}`sCskwos^sncwm_cCNOWw?~ydHw|\\xQ\\Eya?lD}Pg}MLUC`dqA~tSOeh`}|dAGPpgEnwM?qYH?ndY\\nC[x]xIB|\\J{cXb}?xK}MHDvduH?~sH"
    "FnzzpaKjBPhYMyCVAqmeINpB\\eHTCkzlloGNw{oaUS{eIhF^?M\\X|qWTWcTvInZOr{[wyrSmzBWdduyAGr^hstcOV_gI}QP@tw?ul?SzIsLalMQW"
    "`Q`uM?RWqsp`uzhyx~hUuRQaA?|cn_oatp{qpaSrr\\BqNl}EsOg}Ap_er_hzrRGzTS`Gt^|_up[^U[[?~OXQJ_XhI?[_DqLBH]GhX{]FG`uugZXT"
    "GApTK_xnA}mRzCKRtcDUuOHZ?v{OAQDF~lh[CICd|jDBF~c{sAdbFNH@Kw?~tnDDHbwUxpPDLMPlt[|GkkW}uSoRFe`Ju~Fgu\\KZsoWs\\sh\\IFcY"
    "EORhAXStxjCqE{PICrZjk\\Bgt]DT@PcWWRF|uxF]xptFBrdLOo{}yQXSQcD[}L[ltoRPz?@p|B?ljdsd~rRLIoxhUaxZEgpc}AD?v|OclMSet?UI"
    "DMw~{\\zxV@cjwjhoF`@apN[[HAgfI]jjMP~jRz{jIB_^?_ScD|l[xmwZC[sK?ztt~`p\\GsS`}mwyraZ`APDMQaWnln@Njp_GDo?pN~wvoydVd_Io"
    "yClmqSc[V`fv~@qAGxDpNBcoEpJI}zkEAq`jP^KDMabl}SP?{}{wF_LyO~LGHBDKuo{tP_rkwmTnMp\\^}fxIPQdTsMujEmOX`RkJvLEx@{`qGqSc"
    "othJnTdA{ow^NMO}LQtUGT{b\\Qts}^P[SAgo}q{P?Nd}\\SLmno\\@xqoYp@~io^z_rclJB_\\QACoNr__TJbpvPlX_gTtgnRCzlSsOL^DMyk`m}Ok~"
    "{]sa{OxQxQdHB\\gRCtdTEo_cBOyh?oXfs[GkHtcMzP{`?L?dvz?a~hDG|q|TY_|b?Lfdu~\\]nTP]{?cy{sNbfnCXsQsYJLqTQo_NEjt`EmHZJODS"
    "roXpDwR{w@pT?OSfwa{qzo|aF]JezmDxCadD@Oi?tRgiC?rdKsCz}qEnqln|wnWW`\\|[CpCszMC`tB_u@BlrIjq?sA\\oYlH\\sTWUg`o]z{CiSq?d"
    "FLMUIl\\]wr_tq\\gUrR`_WJCwcltl[MV{G?[xK@peGaPwS[y]wMTp|{?gFEhS{_CnzNpWXF{n~~pg~Pp?l^R?}@`mKm\\WDeAWA]HwyBtl`Rt^rSTR"
    "kabjzS[wyLShMqW~pd|BF_X_LktEJkkYg_ftS@ABdg|`}owRKBPQGmICI~`Smkj[LNhqz`CHNPHOXBFYOecI{XQ[u}xv}zLRIO[DE[\\GWoSE{R{{"
    "zXtaz`tJoPGQYMx?_tUEG~PcG`SchtQITB_ZAAkzqMYSDoJN`YLPD?RyDR{\\v?PTrNtelsW]nqCdJ`E?~Nj`vPKyulpRX~`QxGlqILeGMhECHNGe"
    "P`stT`hEHNvfiOSlFAPKqhGML~tFE??RIfpxy}YqV}P[rMojGPOcucDSxOcQ}vRioS_pTO|@]P{FEpG{rcT@}rkJD`XGqLDB?p[ixn@T}r`oD^`k"
    "AqWMypxxxuxLubWM?]gFTOn}Plsvq^rmi?~AE@_sBZGeC_[toq\\aBJhK~o~ASKwhgLnA^A]?NsFUJRSd_@CtB[JSEEUr?~{|K`m@tt|Zs_EIUM?N"
    "rCOgLBxGar]PGrdMvADDw|oo?OTfKtDRGqroO~[SBg?bDQCoLb[zW|cyzrdg~L{ywW}T@pca?K|\\ypUNHnZ~mbkqFaGxTnd|w~Z]vBaEuU[fOT[h"
    "GmQ?R`Tc@o`ZRlaAoPL]BnHJemByEp^nMZ[LF_v|KRcw|ArT`^^y_DXNAnxXRELTpjqkDoHM{OD^EYnA}tojHN{?pKdBe`}?vp|ICpDFt`|N|^ts"
    "s?TPumpF{s[r@tghyMtIC^DK~MT`nJ{Z?^|I}c@OF_[nwAdvf_[{~}X`Z{PjCnvX{as|u[@Wyu`d?O\\OMqCix@gYp@H_|k]qzDs{w?o_sN[dyptG"
    "@`WezQi[AeD`{b?TJzxQBzo`BmWU|MHO}BaXLCaKp`|O~|GfFRTg_zsTyai@r`gi`PsWkMwqIJtO@XDA`]PNU~S[Jrc]?Z_wobCXJRx_wK?N`SH@"
    "LPvmGlLc|hjfzAkzmOg{Bry]Iqv{Oo}l{sjbF~gfsPkawnwBPCZDACLknq@jBRLgus\\dirHD{ZgrSpSiB}YItpX]{wOlFt{^~TCLB}@QDns|tqHL"
    "|@Kk||GqoJodxlobpk{kEpw~D\\WcJ}~fr@lYH`@Ju@NAa~_a~?v]a]LMsmPeJporyAP`A|C_F~wdHCGVN@tBC{sd?_dLW_\\zDDtRq_TS}lm?MnOi"
    "umWnxbP|B^eIsAlTH?XTxL@^t?v{zc~{Dvd@G?YDGqq@|\\TBG@CztrpCVop[@N\\JOLsj~__LiK@RL}pIObwEsmt_AJC_Gb\\b}rOixO@JvJ{||~Sr"
    "DOplRSQOmPAYxaySsLLbKPl`qJpxe?V?PO[kfdKL?NXkoQJOuKvAFoLNlqCmAjtGGrHgqoCwvSXZF@pf~]JtzhFw[]eSJqtKB`dET?oFyd_gzlkD"
    "FUGzFjpGEw~n|T@fDOYDU_xw{]@|yRkFxN@hD_NWJ\\dPw\\FDK?]QMAHG\\QBCmqx`LufgysKotxdUMr`^gOs}FLcztm@\\PRgTn[xPCOTEyL@[F`TV"
    "G_P@B~CoGAKAhQ[iEg|`KaozXPccltKxxnXgnXhJz^PKke\\x}Aw[PpA?D]kKmvW|_qqT~?Y_F\\tns_bAMBPMIaHhBBYC~QW~HAjOHP?lH}X~zllN"
    "`_N|PDKsUNLH`VPEF}hpB|Caq~@RBZg`H[TmOPs\\MThZG?e?fhmGUxGtKCrnuTHkXTPPo|s~q_CpnmtT}qYcBuih`SST~{|HS]xeK^I?natQ_PrO"
    "VI`Ufg|_rBmTlSW~F]lyCC~ZXW\\oz}M?`_Niy?^nz\\jAH`?}v~fbxMda?~?i{`tXKyg]KEPsM\\OvCBRxFf[zDEzABOwca~rARa[?}iV_YzWMKaJI"
    "F`ssX]uP|@s^q?tY{NGAEpASFU@f_~q?aPE@AlskLnrqtJgMtlLw_?TG|`C}qzg|Cq}\\rJ}jIrtG{RXqHPaSMoISm`@Jy^{K{qmAF`[qHLOkHL[?"
    "EpSGOag?u`r\\I|sPE^jZ@[oWsLmW?M\\fu`U@Tuhk}~p\\JW|QB_sohpbQmFiJnOXukBeMrBHGACgSKtZZRtPCv^jiq^U?@^P{}rUQP\\Ddyl?yKT_x"
    "}~LcHNddQOSO{|Xu@k{xsbcs}]cb{@X]rNU[MPMBGOwPvE{}|r_[H`C^Za?pA`DAMo]EFPh?gRb~@?_~`R\\[Cy\\MLC@lL?Vku|xc|iDGCKHIurXp"
    "sw|Rn\\by{}wlT][CI^`fvArnEg?NqbX@QO`Lv?[o\\pxQtPlixBrNzPC\\BO@N`XIJ|MPFV~{{W?CO}]TG@zDW@?|nJ|htz~wg@QLMCSam`Rmt|pdX"
    "_?hT@PwOu_wIGozAFq|Tl^dy{JX~zBo`WZVAQ{Hjpt_k\\C@C`YU[FTF~FNpIk`uv@W?ZCLhq_}`lH`DMGC{zxp|PMHGXrpbXYtLKwRxSIHhGS@|K"
    "}csof`@UBLLQ?nhAha`[??uPqtFYe{Dbk_oKDKTX{`IEuD\\oFdBN~ckwX^`m?mVAzl~{R_ozc[oT[Fitm]ygUDmX\\beZu[{w}@g{]Zmg}`{J@MO~"
    "GzC]qQTkLw|fUSczTKaRBPFv`QI^_{GWtp\\vrjbKv`xNE~FiMPW\\cqHp_sSoroC]MU^g}FOhTpX\\Ftkr?QcqG@|IwpPzAU@kachzwc[PGQ@jFa??"
    "|oS{KrZuP~_SQ_HpImf{PCKzZAKUMgkrT@}ptsGWto\\Rq^xZAqC??~\\hdpia@_lsTqkxUPP@DpSbw@@nBnWZ@]OcoE_?Kc^elVsuzlg@upWs|EXY"
    "}PojnItuGmo_GNK|HbG`w}^WyG?gaBorId~wyi^aCeIRQkWwNcQcS@dy^q?pZsPpvlLmETyBJ?E?nX|TwA?Y_pbf|lQ]RHsJ_XG?Yfs^BhEmPSXz"
    "bQhOvF?JsW?S`StQoTgL_tU?z}\\E`ZM?Hw@zi_MOHQPYBbl^fw}?_|\\Dwokv{l{OKWOom~O}`Y?ysKrLKGlKVbPj_uUJVFj^yxamTKu?_qkspHF}"
    "yqBXF~{BVnkX_qWuJiesz\\ZOuSzA_}sTFTKKUnY?GEDbBfvAy@d\\CNvKu|yxBp?oDKaZxoa@`PE?j[c@`UEX`XEBRlwu_qRAlC~vjduamMQXHfTy"
    "JeH]bZAP{hE}xi~p[m{JSPh}XrMAwmPbML|dbM~ArCw}IzGCFoQFwM?HhoB]pntWKR@a?lKxBTvr}\\TnhLsz]`wxrpXahMNmha_`nOTgobx_QGjX"
    "RvOYjHE?Ug?]PrWSxCg}px|acQsdEhizTV]^YW?L_xhVzc_XZHG^RohzgPPI|xEW`ReiUXlEMW?IIQ_ojWcSEQJvKQFtS][fybF|{w|dhP]{~UHg"
    "sa@fLRc]_qdwrmKF`^~AKbUE_?A^Dlof?GTzGlFyyjL?o]_b_{rYFXECRrU?`QFP@K\\DPYYTSAD`J|JA@MBqFZz|lQpuRolXPPENuq`KnxEMIcO_"
    "h{VvFbY]ExGxmnUE`\\]_T[kvJA\\M_w?BV{Y?rO?zNJJA{XGhmqkurL^Y|mbnt~fVuAkV?FrsIL{?o||T`]fd_yt\\IPmVjccfyw~AnmDd_qiZyus\\"
    "KQkC{m`zVpDtFSW`|RaDN`xIgTpriop[Ci@^wAx`?[[IUXDWGLompbx[L^dV}Z@GApbRBn\\OrZTDvzU@}Q_EDmXIpMWv}K]?golIhbMDLol?YAjj"
    "{}WeDqkNIJHszMT\\xTl~g|?fB?EELAO@@{P[oAE^@`w}g\\hMG~kqcA[pQb`@@_BAMw~`N}t~zkaBDOk`P@PmF?pcQ^sYgIX^JnFr~g|UPCWvD[xQ"
    "KrSSHoxFUpgzKrD_?{{^p~CnFB|ywBHgMdhN]A@OtbPgVG?wc^J}tBS@]aV}INsg`]pr}p?GxPkvD~Czj]ke}urbJFUcKl{`BPTg~~IieQ{XJ`Oj"
    "E}kSqrXQALxi{npsBMSLsos??`TYGM[vC\\T@{bHJ}p`fPOw_Z@pTpOGjBP[z?DTc@ogjw`LiB_sw{?lLHNkt{oKvqpW|pM{}Q|xE~oxx|_puPzlX"
    "QnNfBqAKC?CwJmXq~ztLK_Dy|jPJ~m_g~?vfBnGrLp{pE|~~?P|^K|cc@]@@v`r[q_Dj@RW~sDf[|^CQJc@AO^DO^[hRy^tcrA\\ZL|lBq}|ryFF^"
    "uB_aDbcb|kpIucDd@AbWzaCt}@KsCtGaHNloupnAvmDH{eifFpgN|`YmFmlb~NDKyPLO|Pb{ZqD[S`[T@OVVE~FdJQsGPmgCp_[oGBLSGDKaA@dG"
    "GacVBpD}wCx}DOLaN_[}C?@VxSg@sJke_~CNJ\\_t}@kZmLW|H|gO{w[g[eOWy^NAGBYvv_l?CTDnNcwhKVR`mP[\\~`|SyepHA{xfzNWd{{Taq]pc"
    "L`TBCPF?WG\\QF?KgsrcnGQcO{MCVupIoy\\KLAAQJ?`GkLqyTM`wu`SGfvkCdx]iKNa|UHAhp}rxsAB`FxeBqtVKb|KpDzZ_^UdKQwSgvQ@@Ns?I?"
    "BnSq@SpGTNVqq@EAmA?GhAuZT?GUDChTVQZu`P^|}~`QW^tK@RC~sPtjCMsljMBAlm`WE@I]p_whDw}O@|T`@yyi~M`Cp@_xE@}N^`dGci|fKmIG"
    "m]{n|awizjSTt]Tj{bSDX~@qP\\oIlPdHw\\O{?PbvtMYAwZzcMCXX[VDBz[\\\\y?[W~kmRGTx[LW|I}BSuy{xnA]lUsudT_?@`C_UMscHVPalK}bCk"
    "~stN~?{ZN}pkwzOM{b@t~DWXHRD^B~l?P_fhqCtzCp^FfzcwEpwZ{\\SkF_xvEc_?zbSTCrGO`ZLs}egu~pLL{oddDOvbGn\\ld[_iCssA{PddrU@A"
    "}lPO~THODAHGK`WszNXtsSwkmr{yCaw[GaT]FO?Xob{v~\\Rqy|cqkc\\fDTWEwl_\\GVK_sQpZCQdH[@xgQ}p_F}THv~`^Xo\\@JQdZzp\\[VvgBGARu"
    "{Al^QboUypljDT{KEqhN@oglvEi@PpKLvo?m|uPkG^DjAABxC[\\ZDKN?o{@rp{_tT\\lYYp{Po{Pju}TN}?q[R@S|Lsx@_~XJwaSwKShW}BHe{?[y"
    "F{dE{nViz[iWKrlN|bde?`@RTo@pHPWIS}~jHBDp?BE??PxpbnK^~o{\\DOsJCttWBReFH_lXVmWyG`YbsSHfVnpWtLSlCETYuIIBDm~c_tsQp`xu"
    "rp_uUO|Nz]\\LG?osDRsl~Q?_JAXlWoncxYaC?O`ZsROjxbHpGOKmwkpIjBsTynPIr@{\\uw|N}@]ElPH^[f{mxO]VuScwEQmU{]prtPX@O@d[nSXr"
    "gMT|wCTZqkGv?BpW~akl{A?CINOdADNuwSOtumsy{r|cxQ{ifRPWBNPBCEloAPkGtRkx@TlY?Q[jGocixPl{@Q_q|BKdIrG^@}DuzP{pIbG|zP_~"
    "vOx]@AYHpH|wzOJjCC@NznohK@OzwneVgRpYo?Vmn@wpZstKugPHECob\\}xD|MtH|dJgwqlxhg|LzQXIJLdgspLizq[xx`poIbcYBEdVCbdnhNcT"
    "e\\xO~l`k?UCHnnp^NmJzvMtUy?@pkj`Axnsl}`xMh|?nDBAI{ESwx_{`wyKz~TpYqbOxDtogE}SF\\^[JwByW|@LCDoKkj^VBx[XOJsSktRGPv~CY"
    "@RGq@qR|oTs~DYSvECXjIMwY@pg_CnCzP@WuASKvjoim@BDKormTH}sskAbtzbksE^YTAySNFnanLPTQ~O~qwxGwPMsjChGy_?OqIbC[z_hEolLb"
    "`QoHG^{du[[qBrdN}^|xyDs_AMgb}lLR\\P|H@R`dM|@z`RDir`rDrlk`~RW[Pn|c@?KLp`tK}~GUDrob?rnZm?gfrLsrv~s^vSNbvW?{WmtPK`qA"
    "yPdZvPFj~MdVz]Sz~MLPFZLXcmL[K`DFC@Ja@?HRtS\\lzLR~Fo_FG@[ZMOgxs\\kSzBZiBpOmFyPPKQtSK\\{su`CZnmMBz@XD?qozWl?|Pnc[|BJ|"
    "CoXS@{XR}?o?wbfoFPGNwnxSM~|SCObU|ZkmL}PeBRlCD`oomt[cRe~KF]kzrQtzx?w[@MkKvaC?sM_}GoiRyp[MB\\PzJQMHwUUmopkfEzLLvpl@"
    "B~ibubcY|oDRKRupC_o{Hpc\\@pYdxTeAll@duSL\\IW?[PnppC@KJ?dc_JsuLQ|TZmhRtk`PQqDhMkRxL?c\\]T]\\WEwPQAL{vxNsJAA\\rv{mq\\dpG"
    "EvSoKncL{r{f`_Sv~{DE{pfu~]jDhnPoPtxsIbC[vx[Q`RyI?QgIwlhY}RgzDDagvcWSs`|aNZDIL^ksopKN?TDTF^TARO^UDqXe{BLNFQlkAlxN"
    "Q~objdK~{bSIQOwjB[@gr_tm^^pXzcLEBcdztCCiyBb_|LWZEQKbI[kTjn|pIBznDw?iHTgPAhD`}u_xNgDPvdOdMollHfYtzNofqTcgTbgdy?vh"
    "qOPSVHFsBb`HEa[RFXi?Kdixs?SwzO|IHRPEOLOtMtPeBM_gF?h@l|^A}TELRFqXFLeBRRK{{oTLMPI\\u}TlY`\\rIvleInPls}KY|TLQE}K~~RLS"
    "H__jzoClHR`J{KDQZCiBlpKg?cdasxGrseDJ}pa?[bTn}sYWjmrA|TMn\\]i?O}sMz\\\\thoc\\D|]_E_vQwZ`mCLBghrpCwPpD?G|sC]?xAhD_sBhw"
    "K`V?yzS{I]xE{qBARqK?I[`|F_TTvBtdFOGdoqXxNOdCum_r}?cvP@?[|\\wcs\\pcxCVlrysO~w?s{nx[rNdjsIcVxQX`F`tdRp@Z{?Gj{kaAKmtO"
    "fNn^}t@D}qvbF_Lxxvhy|}jAAo]}}alA`_MN@_u?r^Cx?suGD}dJy_OtwKW}tAXE??tjOSecuBspDur}}j@kq\\__|m{?Ho|}rOf}t}wY{O[QprDD"
    "TM_ZyN_wCQWsMolfCoBl|DLQ{OoHuCEPyT|DNzk^r~n{g\\oAC@woCNojrPcaApdV@N\\JK_twlSJDwB_rVsSywCp`CrXOV@WreNulLQclzmlwD`pR"
    "EqxZwg|ZI`bhNHDGqN{Io}t@y}InSpKvnQ|KO?WZyAdnFOlS{NMiZw{FZ\\H`{RoIN^T_Mm{NTJorfsMQVJddsrO{}kpv`^cJCkTAAtkBNbThdAoJ"
    "kf[hNnnWSpwvpo[TDN_SQC`?BBDPlnW_d@_P{GDp|NLMHrNAHiOAC~wWvROboQ?iHnfL||tBybLTsOD`w|TXH^NcvNIdEaOz}PSL@PGqxPpiz\\|\\"
    "BMJfN}wQX}cpEo|NEgohI}F]I@@_GsXUB}V\\|m@K?QgfEle|E_sUDMlB?FZ~@VSn?JwH|j\\AxedU~OTk}@buE~TAzdc^pXnb|`wYtOXAXBDsDWOq"
    "GnGzKmveD^WgGpftpQs^OrKF?t\\FGMEaH^[Hs]uSAsRAUNW[spgf~?`VuawD`]fAn~[rrP[RFld[AG?LQ]Di~r@ICMXM}P\\RWAH~GBLVH`K]GYgE"
    "IdHO{oI_JTTtDKOtxMNoaavq|Lw_vsIHxQPc@LLXpN_lqP]Et^Cl~TLkQs\\\\Kl[H@QKtB]oF|wtlSppAKUol?iOkwr_[Clss}JoAg?CPI~xvFCXT"
    "FJsm|LIC||LUPe}WFLPPb^DXVrCs|aAIV]|Gz?hWHlw?ydxHwGXfon\\u@jxUKEc^D^QYVAh~QXscFZtQD]cVHqSRkp\\nIswau\\zAzrw`FBG{ysHY"
    "SpcBpqaNlBFAJN|Bxp@mDw~\\I}|W[??pGL[?ycAhcR[Q|?hTl\\?dv?JwE[~|Fc@PIg?jTso`UP]?UqHGMeHHqBtJHRP~hburMlSbiGmV{O_W`^pV"
    "I|aZuO|]~[sBsZvu?N|_Oj~z\\@HCO?Ljz`lVAblvF@WKrnWrzRgD`QHS{|SwxuDHvO|teRkeXnrx~HFGD]l|}jflCBGCZ@kau`KezcXkGQEAhkwq"
    "yosgMbO_~kCcD@S`x~SAM_czBrqiItQNqoGCMdt_?KWRB@NzDuWsu@DkO`v^u}^U?PKmy`Lgyabiw]ofGE@{rNHmS[CWz_nS@L]wIPg\\@TdkLLtc"
    "mmlihpca}[l_Itxjz`GuCb|dLN`Pr_GjBBDix~Vk|D\\sm_CS~M_}ldGdUw?wB^hpGATFa@|zP{GIUcm?HadzsZGWsokXX`}iv|YAUr`lFHGA_ogc"
    "tPsI`YqLGsbMDO^A|xDQPN]?_~`rvXFPMC`\\Mg}IkEH[HlNuALCswPGEx]eDJ}?DImWSxNOryOLESaqDBzGaz[nxu`??G}s~IrNAvz@HupHJxzyG"
    "flJzs_w{A`TCwrFAxCf`Tz{EP^@jKniZ?^[I?NlkM@Nus?w|H}K_u?TZxmkbdahhS{Q@V}k^FM?lvazaB~[hNOXMxrs|RA?OR?OLsXSNJ_?X|?tw"
    "dw[YsG?~?BlPLTC@xMn|tzWrt]JgMj[TAZ]iplghV]X[T]ziiPWqA?a?}Ng[GohDBc_iD{xKzsHnB}cdlw?|y]{\\p_{K{lHKntkHxmY?SOcoATLD"
    "kcpVAQC{mOTTOOYXxg}]D|JkrJ?xT@g?y_lpGnxLtzz?{RdQUsWTDrGBE\\GhiBSr~OpFKzdfTaD{Tc[ESMAHHP_^FfVqP}LN@\\VYOmm?DpeT_qks"
    "IpNAIo?Cs]~gDZWlFHEOyOwgCP]Iq@CBA`Khs`pawBUHH`FNoGH[o\\KuRP]zsOPc|~wVOM\\I_{D`?Mwvv?_p|ownnXw|yVUQw_oj}OjcFW?L{qXa"
    "P\\tgHjlR|O\\Pka]LFcb?Am`NNgtm?HG?}BmeIbphB`rjveoIBxxdK`xj_~lrEUOwRndrIdWzFsXSHoHTE}oZKc}GEygS@nE?wOlW}ttiBN@Gv^o^"
    "xHGxuehv~l`fw}qRC}r?@eHvy@hiVCR}U[o_Qs[vjOXJzOP@r^GxGNg[KBgPG_`PyV\\l{QksyzuV}ZsT_pwVEavpyYS`ZrpouC[~?R^~?q_VDNTO"
    "Qlciuz]^G@HbWbG}_?a?UMovmmGV\\pQFQ@qIY_HbJEBAKngi{RhU}F~xsus_IBGb?cSouoCj}ocPl}ss|^`C@ecl?olRNBy^?Kdgx?Uu`R]IQHtX"
    "B`dMybfA|MqZGPO\\E_\\X}Aw}`^`ap_BzgOC`J~LTSzD\\o]XS`]X`FpyK}PYU`PKKFoprCnhIQ\\|azqdPvNxUqW|gsfKo@yi?gawwgpoKL_x_JAEN"
    "Aa}?sR_aeaWbqadFo^dMu]tH|a}G@zGZvB_C`Pm?KkwxSZtGdw{U~|g[AK}y_w??lQBHEzRP_xEFJdrAww?q_rG^ozlWtkuRt^T]oipoLhGnCMQ?"
    "NePd_?uPFyAH_gFh|BvGQ}O`jlxKQDptKSzJDLo}pYL[dR^x_pSOtNYFFoCy`]^BzxG__?ERLuOSwaR~Bq|FmdWwzZ|YBClxWDQThPRAvDUAw]Hg"
    "?g~dCQhlTNvAjqIuuKgPd]{VSGul_~eQd`lgl[KiKJnwPuh{`[PZk\\k|KSGDnj^`|pkt{c|vX|T]MydOPPhqxw|e_qwNSOu\\w]pdYeR`Y[c}{g?h"
    "|TsMS@hYl`?oitvn?Tm?xhPBAKRA^CEeyZPBFby_rII?Vw?vcpb}YNNzKk?YNBQEsUxWYn[xVzaP`WkGGh}bGXE@}nZAENlEe{DUKw?}OPoA|k[M"
    "dw}DcMSzyRy?_?}lEshePAVWew~AN]dTeR?Z[zXKMXEDFCUzJ^vUn~^A_F|kU^b}}mSeKB_[_|oiKRA?u[clD@CyRsjyyHEIs~[Iy@WmR~`WKpXt"
    "JhEQ{`aYPqrKFZWQPxEQYG~tONznaptOTR_IyV\\mdg?@tVJtQ?LdQRVAc~ty[g?|`RBcfBQHs~ILzd|r`^GvH~TpCXGrNMqstDEADB~t_?eQofl]"
    "tyoNyZKb`QOYM|YT`_pxtVVAsy@E@XFzITy\\oxq?aRqa[HEhEnHm_qzp`VCB?xGO[Q\\p_poRqOPS@RfZM{cVzSRcpPkvCNg\\OMmJ@q[CwWdBwbGF"
    "CRsS{c{LwCFNL^qFJn?UFbn{IdS`OpIhFUwvVn@eONgi@?xmOi|FP}cvGM{oA@{SqlpD}qlSDrdawNxkC}sfIRpj?ZLGut[[MB`A?~wgua_{LzN?"
    "HAYLRplUx_w{HKk~wBHTOaheICcMr?`R~M{g}rXE@@@UL~?FCmga~~kkMBDAGkthQQH^E~?U~po`wqKSmcO{u[Bp?n[{@P{WDShOGO\\\\Aa@JPAT\\"
    "USgbABuB?}\\HJ\\bkx??L\\BiGknP]Jd{wsPPnPs}WA[twDN\\?[L`Bi``xq?wf}NkVxNJo@pd[{b|YG?GwJajsTaXo?R{_ARSaA_tECQVbG~tqLPZg"
    "NqeZB@|_ErS]nL@XJDwWMooX~aiMzMlQstE@U@@hJ~OiK^goUtR~KtDwizq^l_POn}HCGBO}I`^XIQYmvFSrw^dYHOSC~a_NP`j``TAYK~t|Q}sx"
    "qpxyyDrfCsL~hAsPo\\KTuPO[NM[tvRHW_~lUK?m\\g|`yqiDMveE~@@[zzsLNyMZ`r|h{sSpCLB|htOxTm@WfAr_?yTCb]?kpJ`kj}oCDVKOxslgp"
    "TbSSHBG^@M?vRnHS`^t\\lmj|@AlQunp_MspAniTWDrJ^D@L|EIQ^_?yPA`LIrR]UJMa?xAsxipLwwLGPPk\\W`Q\\^{OwNNSdTzlhJ{b`QNJ}gYp_l"
    "^O[ak^WluZgp|AGqTnFfBDm?SNl?JB\\}SBWyH[sOGozyCqhS{d~yAPpmGNwZG?s}Zl[@H_KEu^ksAZwUD}_ZsTGbL^`H}BXv_|@iFLOVz`cXO@zA"
    "Hl|OHo_atnL?jjT|{\\qolmQlrtSvxNwX|L\\GO}SOhlSR`XDO|RGpyaLqA}S{?|\\PLmKt_p\\^ePOmNSD`JCHO{]pJjRdfv]kYqTAvY`Kr@b_htRTV"
    "eRC?utIIAlydy~pu~bSzxSAD?`o[TaWcDqGjM`kM_sX\\|lhWEQV~G?\\w|QC]Sqddo?P@{]@OF`?p?P{rC@KooU`YAUt``]XiBmglEJj~PP[YC\\sR"
    "C@@XvPteUsKcwMcdWrg~sA{}Ba__??XJ~_`@S?tYNpLLsOpzV[HC~^on@@[jtMkT}eDfes|pNkXvOo_XposyQQ[E@ugVwndBzPwcTqGbG}bqImwM"
    "s|Cau}oOJ@gUJdwIG~bR{~kvJN[?~aHQ{VKXw[`rJnHHqRCw\\@l|DYWqr~pYyn|TH{|KK?_lAB\\BK}|pw\\?Nt]O|s@HEBCwn~lCY@RPsTrggTV[?"
    "AOD^@^dCNlCgM]PbDaxe?`@uzAG}BmgKt?kdNodNwMsUypTIGqTJ@Bdqy~gggLxaW_c}ub[lCO|rLPCnxg\\bKP|JMl@d@_hR?VG`H`XsObc_?`Os"
    "uALes`KrqO@PvAGONONlzrK]OFGJTPCZE\\KdH~\\P~mtL}C^v|EPVwotVCKgcqNDLCqAXqtwl]m{DxnmE[BLCw`H~Cp_RF}EdEpPex?LWC]wWP~`b"
    "QkkGFodJDbPFH_XYAnKL@QW]~q{KYaWN|qlsp|d[recVJ]UCALgq[p\\eu\\\\_|Y^vxNuJWaDsAls~Ar@^?z\\DmaMyy{RUQowcGNgoxam?Lxcbq_ZL"
    "mYPW`^DMCp\\H@O_iAA_n@@eN~^XcE?TU}sXLE`BhBnX_NqKFzuwSxKl@xM[^|RR{otdpsaGX`S@MBcw?{BhISa\\`jmR?TPlGIE@[HPPNwslFAjxb"
    "QbwG}F[TF}psAMc_vAdt{_`DvALL_riJuyZUz\\[e|GoiyLl`z@TTvS{MfMjqEOCF[?CkAT?\\C~`_E?g?BmN}~iccRtKlKaSWJmO`EMOvI||B@@XG"
    "~?kSo]?`BcVxnj[gQ?|d{{\\GxcTLrUdaL]Zy~oLeT|iACXG{vp|AvKo|s_[cBA\\gwmxBHR[iIcKqKbGMSR]TH_aD{|tB}ZstqewnnyO{XTX~u`P^"
    "gQ`RNN\\SFBglEA|DH^SMM[_vLawiD?kZ|s@PjJ?nDBST|`C~@RP|CdWywaccN^TMsSC@OkEBAa?Jz@TT~}gs{UWm{^tjGBk]vcWzxQ\\VtDDvPAjd"
    "lB_{~q@Yv?lN@kpvdoKAh_g{uABaORpX?CS]SarwkB_`Z}D\\JqgqyfJyvNRqCm[IbAgo~oq]Rm\\sEqLAvY[uE^{tzRsE}O[VHrdbubpa~nAa~OS^"
    "@~X?BsDxNV@Au^plyLo?@ioVHFW[RPLeFMH_[nliEHDPO@|^pp`c|?GINj{m}ze[zQT?A_dEwaFYpnkCL@GAESCesSwA|Y{lHc[bz]L`?r_AqSCk"
    "}FonP?lWyaKOI^{eCJAaUaETQTtjOOLtM~C[RA@y?ADezz__vPD[CqMC@kO^t`g]CqC}pC[fwyp\\u?uoI@KipaPjrl[}XZJ~OTC~B`kpHzxUWpLP"
    "HpDf[^qeFQ~uNP|b?rw{n^b?wDxsK~orBFSghIfqj?xPAZ@UAa{DOM|DE_E?{m[_~`LlM`os}`tt?AdGSKkAH[teAPdT{_\\W|^SNB?P]C_GZQwII"
    "tA@UBVS{?J``q}?syqK`c|l{MRv{{qeT{mx\\CAwZ}mYq}^hK@qSob_SGMCcXplWi@Pc{mZh]BPPvAicdp`PbHADS~`?w}`SURs\\PIOXZqpEDxVPQ"
    "HOl`|pSjrRg^|_[}ALkxHUhoqzxi??PW}C`JpRHRHO{`zrLEzoGEDqtN|qEpC~t@DqbM|mYQD^sUAxGpxRSh|HG{COHq{|TSsM^LxmlWH`pEA_dS"
    "QRwfNhEcKPqi{pg\\?Q@jt}c]E@S\\{FIlBSDjtB|dELgq@^LTmNtP}[e@GbbqHC@CD{g}BElEFodm?Csr~QXyICi?}}xOnRHnYqw\\~bHBDvDDAPGS"
    "t]jVOQPwtFsT_qTA{S\\jGzCUAa{FvacfL{JvH|_MDnsc@aRkw|e@KQnug_kcyPwXJG`UF_?{Q{yKCO{UlP{`kPfAHAs\\m`zAKPKKVQDLOm}[zqXe"
    "QBkXn_`{FNxpLJhzN?@lL`LUs|_cJOSdDQ[jAsW}AM[qI@eKxpW`zqPupq?rxP[omRSW?BJvIUd|~AwfQCkgunhBAG?kCsDewNXhG|[g?qAoq}l\\"
    "GK|ExOGh_v_KsM{vw|DsolOcA^XbRmzXHl||TOpEv}[EyHGE@sbtBpua@_[xuCxuxuLTF@IJuqOk`Q_UEZ{jDoXXFpLFO^_lOdOCeuDzA`Ct~`OF"
    "}]l|_zLi_vXp_??X?AlPFeWYY`w?JAwYPBd|ym\\?r~c~FHtiFA?~vG|L}BX_IuGbT_QW{~WCjrUD_q??~xGx@Cjn`Pl\\wHEroAtY|uKaD@]csA|\\"
    "spYWACcaz^poNLSCF|wiJ\\tQycOwSYpRWzcMA]D?rAW`wq@jI^sxAozu~{Szy]tUFqLdzQKdBCkzh~On@c[uLCXrCMwB?^cWDRDNDpTpBaXcsBWv"
    "~OdNCMDB|?LKoRW[FPcirpH]}RxtPANf~]g{@?Q@zmogoAKxCpOWBC`Qy?CwO^{~D@gXC\\}d~|Xr?^rAq}Kwr?|RwbKzuq?{_?Trr{@?hb?a@mQg"
    "}A\\R`^clKO^?G?darhlsQaLQEL|mUmh[|akTO\\dAFn~oR?H|CH|txEhE?P?kUN{ovW}\\rQHYA\\cKFs\\OJasrCCtKD|tMDcF{M}qKHQccu@dU}Bgq"
    "?}DlC_qRAA{l~}w\\q^wH~~lO{~k|hlWDF{dHtMdJEdXEBPVy_?KWxtP`D_w{|@d@MYxG?_go~@hJDL[s}SohJD|dsmxaFD~zy_sUv\\oDEd\\H?bUK"
    "AQ]Dy`g{CRhUMs|eMRWYS@CN|VsqN?`puOkg?`^ZxBABzmYDpG|WF?LZ@AS_?oO?C{SiN@\\DFEkkq@dQ|S{Rjakru~_r{\\^~xm?wOMGd}Y\\l@@DH"
    "tPklO?cTnA\\eMo?nzxFrUOsa~SWYC}wN}Lx]?Edmxg?qCywrzX`DFBWvrOdE{P|`x@SowqhcFD\\TomRKzFMJp`wvH`{lC`pVqNHWpr^QCk`Qo]k~"
    "JQ|ISsSJCIC@AulEML?arouEuP_w|LWsLAprMOsbIohLEoSnC?owxTPbNQJjkXld@E\\Jt_s\\AT[kZqWgwbLVJ`JAz]sx~{Q?LQSIuP`]?olh|@}O"
    "q]@WT[AAGbxGz]tPIa@mCL|OBkteyj^zAAYLP}\\[|BrkxxGFSOkx{}`^sM?u?W[eomJf?]KBt@gl`^HX?q@kwagGIBDKFSbOz?KSAnkp??xFy_J`"
    "EbSczKp`m`{dABDUTTP}NIB?w?ti^a{d{d[n@MdAnjgarPTiGP`clm{XMnblwsonahDvKrXEDpO\\Ro\\`nMGdIZcGTpO[}}xxOBcd`QHnN?{_vc|p"
    "x^t}CngjsT??L?l`z]_iAroquIzoCPMJs~GqPBAAFOUL?M`zz@|L~AKxMc{uKrkVGPyPKClmjQ[QEKGf_}KextBp^}SMER@iHxFe~?hEM?piEkH@"
    "BuXD@~c{sosnK@yBNPNKzotEFB`IPoJxKuA`GlDe{Q`^iP_}~SNlR[C?@N[q}pw\\l_DT{`h]yCVj~Acd_sdzrPQJJ??Lu_x`xLkGCU`tynNaJnLA"
    "Fhpaubc`ZW?\\}b^yeR@@C^pslP|mJ?dljNqIrXbyuBF\\uqtaOFH`~Ddg{_EMHq{ls^gV^kiOn^lW{sDdIpXiNotV|_FxxOhRzqX]@|X`{}RAGRVi"
    "xLVnALxXBl\\a@QCU||_iD}pCr^dT}]o]Msxo@oz{n^pRFrCDzOOww[]?}Re]qQ^s\\f|[I^U^iTLQjGJ~PaDkD?snBQBfuSTNpqBisly?~bkv|rcP"
    "FNChuCl~~ql`F__xC|lY|VP\\vmTSG]??pozSL_GgFVG{\\[_wtBgJEKhfEmA?M?`ZEChMunfQAGoD}POlxcudUcTiz\\DD_?CFUqozLap^K?mIGDtl"
    "rs\\`o}w_YN@Tk^oKI~CxK`f~nHwsyN{KAAGM@mL]?pwqIcTrbTTjgqSnAlk`wMgmAAxYIiaLvOY?rT{|E^Pe}RSQP?P]@[mBQy]?{`WfOqg]DBO|"
    "BNcNwtkHoOK?}Pkn{oPmtq[yH?HIVS{@@LK_zgf[KtGfXLXMH\\`LAa~``Pe[d_KtARVzASHZNoX@H[T\\kD|QJsLGz?`hy`\\KER?s?KazQMrqXNQM"
    "U{iEBST[IBYjvQdpwq@XmrOi{aXCLaoTIMUQC]P\\mQfcpnT\\vOxJhPVxM~J\\P~lqOh{IARsyMmWU}qBx\\BxI~T[P^obQ]O@JbAOUHVxNuBz`Cz]D"
    "qQxB~kmG`TXKBW?a|mKUA_LGA~]ktsvvqmTPG_dXJ~GguMgrINRw|ieKxs?ZNVb{DJnhxBDvG]tZE|Hhoas_C]BmzA_h?EO\\?PxKl@drrLSJB?Wm"
    "gtjUOjxGILS`HKcmqdQOmp`UH^Q^IxD|KyX?IYo]CM^r{ars~wolMn\\oEoGGC]tmImKlrchXt\\xUxPvRJl}b{ad\\vr\\PHosGEpdoyJWSv~|ZwkS\\"
    "FKMCzHDwvqPpiRTGXC@I~hDf}zHiyQpMtXs\\K`clLN?y@[dd~Pk~?mEDzVB^xNp\\Jo@\\D_IX`Qh?~Q[^usDAvtDUIr|^KySQAo|GuaYNoSwHGNn{"
    "RlwmB^Skukp`F@MKs[rzCO{`nQk{L[SEVPH[}ugJpWIK|FhqIp_sVPw`LCWGsRkQ`WWtCskcspEUKqpNBxD^yBQ@v@@zA?zB|q@oDOXlpaLWJxdy"
    "zaA?CBLXq`?z|NpcHQku_{\\B?_@LudTLq^gr{\\dQp]VG@Q?TEp|VOBGf|cgxxBXnpC_WCltX@mhapp`CW^wnFO|YC{LlIClf[|l\\D?rRsPtDqN}N"
    "y`tKr}s_s?CzPdwWH_VA[aZ}O|OJ@]@NvRtqSV\\ssF}IrNBr?W?FMlSZ|B\\G~mh_@r{T|^yBI@QDDEcK|BXc}PMhK??qGlK}?{t{jSdE|RdfxUwY"
    "yOw{zTCk?FHxCqS@}nxa{}k@qCWP@lgH`[]Q\\nTfan?anbD^~C?L?pHN~bdVNDYV{__RtpGvxPDl@`ooELUaJbseu_s]saANmrL_unNq}aU@Pfxg"
    "{|h~E_[xyH{_Q_OMSg|aEtFXv?~z|B`Lq]~hwQGL~}Mf~?d_?c?OLNNOEo`y~cQTFsU?H_ui{abimNWGqPslDo`zpSdVqLHQ?asoxlzrx]qICREE"
    "Q_sF}SHsFLovF_Lfv]tXtthrC`P_|r|UHDbsxQtN[KH?LjAGpI\\ZMb?^`]Mf}lpF?|D}EMW[{R|BqBKrN_nXn\\{wJOoU{v|~GltfB\\ohp`oLVmpF"
    "~ADWPcorq~JP@P?zk^PtIm_LjrxC_vpQqa`\\JhG`S^|kNG~?AfSRTQLvaQeXmQIW}xDWsJK\\`\\\\PM@xGumRsLZxNU?f\\kpU?uCyiV^XxGQ@YPlEA"
    "O[kSg^Gfbp|CyrwREawp|_Wf_~pcEu`u}^h~ysT|NaG]A\\DCz?CuR^IWOpWh~?SoAASgJBQH}A@`Lo}JnKY?~_CnDp?~tPgvNb_nldfmKNXvGjxu"
    "A\\XAR]|YBN[u~]jebjkp@fHML~vxSa\\rP|[`KNhV?rTaB|kq|sLQ?nduBOXgA}|TVmh_~bPlVOkC|?VpH|G{DTkfDuEZk`LiI`tCyOpWBR@I@NhD"
    "HOw`AGO{O@cLF?TTBrciHo{kwsPdrT\\p~bdNFl\\^ID\\j?\\g?upW@PqARUnkMup~pvPlGoma?SkoFOlaXVXl~HlL]~@GtA@V?aC[SAObfGsk^x}WL"
    "_qPU{Al`AZsaAdpNwROz?aSZ~[CfJRoPCRLnNC_qBppF|Nksv^_DT~hXI|?{m~OqwQgu{aBi{M[hG?GwKROe}Bxu{?VivNo|FATHBQhUusPnodEh"
    "DoGoa^iD@^StBehvDQSDDMC[x}WpybL_tckb?RAE|Q@ZBCKW~^XbLS`hK\\GHHj_R}~|]~ESjS`WBKeHVALSwI^EYiCTAKP|CxOPEKaFaySXtxtPp"
    "H?CXDdPKyp|\\DA|HXJPET`Zo\\MshBPp_rSBhO^LVD|Lzv\\tXIpW~ALHTIAp[@app@lfjNQw|D_q^LA_XJSu?|pstxQhmpg|smBSkC|]RNGd`qW~t"
    "O?|Uw^WhTOT|}OSvd}C^s}pxEr\\oz}r~Gof{YRPUwQepKNwooTi?vMxA~Q_a~@B||kTtx\\wZw}sRXA@hLO[GG@~T@DiY?P|E}bgOP^oPooOtGf]P"
    "}wpcrQXJI^ja{qg}yScGgTQfroo\\[f_i|Zz{l{clJnKbp]wnCuQ@}J`RpAke~UWUAlLpmplB~|XLwmxyF]xkbczAVQ\\ZOMdPGmPdM^Wqwa?`kKoR"
    "wQ_zURLRSQnUTrP[CNG`~Ms??OSx}}Pw~|?@ApxKD_diI^@jNkhGMb[VGStAD@|?BJ\\SoamlyCdc|{lWN{_d{`TRJqsjP^wFI|JkIULW{IdGC}D^"
    "@Fowobzlyn\\xwb|QpG\\^FNQPNMPrFbNA~mnlNp?|@`\\Q~Owr|ELNwzK~\\M?a}]PIN~[lz~G@zfQCwczogzlGuS^v@{sq{O@FPk\\HKg|WBM`?kp}?"
    "GRxNxOkTg?MjLP]Ey|w]ULc`mtg{?tNx@acpINCRmQqWIjojG`DdyHtnzpH{xDbNHqpSqGPiJ]sItLCiMNLs@qT@^MwpF?Dtt{wuyo|@uAGW{tOl"
    "p`MABsXFWs[vzpW\\Mbc~@qoJ{ZWlIKOnIDTSlCRPv^pb`XG]DtrSMPXp@ze?~MwLunqSHu@P|\\iJ|qCVSTDaGa^xWnRtxq{YG}D\\tQ\\IB`MSuPTV"
    "OQIuBPNf?MTWB@@nBpHQGS`[vqGETboa~~o\\@ZOEnpUY?QyKiap_AN\\Dz[xP`ZqaKdCnE_TrE_QKE]vkZN|JO~Go||ljvL]nt~ThFCkYIMOZ~Mtd"
    "xI\\FBrV?FTwqTTYG?O{ksD_LHaTS|_Ybl|KeOufdFMtaxHENu_y@SQc\\w~GYi~hTDCKZT]}P{RCdN~~|sv_BpqIE?ytt{zH\\G}qsQ?`Txw`eI^_N"
    "RqGU~Kx{}~{wAC@Ez?PTzscO@w|vr^_pWjdk\\QFeCxXp@AUUqm[gROketMoi}QSfD{h_yehn|u{A{ooHLCCyKg|_Z`@cz_RkVBGKoMINEg|awpTL"
    "A`ce?QMpyN[Hxys^LNbhLl~psNG[E`XNDe[nq^\\QuKYv~NdvBttN@XGfIANU~_o@TOorjOoQkavaLSGcJedvnym@THGt}rp}sAhR{_KsA?vHya]C"
    "BZaa{~pXBdwrlQIbwFOrtLFwl_DFABK}vOXVG]{o|{d^F_oewSsb}Af]u~orlERx~r`HaNKYygwU@P~|?rO_o?Tfu?H?FJTomDmbKawK|LsvJOlk"
    "Ns~XtOg{JnpZvTy_V@LQQMc[oMcVBQcTrOO{@L^}~`toOQIOq?TG?\\|Bx@l@|pxJ@PkPSLcGNG??IqLLA?NK`_eem[|}L|]^}m]DRM?dv@c?Ggd]"
    "S^?i|?xM\\DC@r]WjwuHP}c`Rw]HW?{ZaoTOlrOY?vj?QAs{wskwHY]|qE_HKCRtfnbM?EN{TLAb[pqOvBmtPRBwqFT@PVg|PyMp`p[XEBHD`~NDu"
    "E]deIM\\bH@jtw\\LXMMO[VLH?Di[qtIwWyWGcCihbrpHK}~igiTkyhpvhHm^QO~JYR`|IEo?g|L`FF^msk`IEhADc?olbu_DA}PXPPcCORksGBaS|"
    "GUMQwsreGnDFzl]MLMs^?~@[Imhp@?hy~TNMQdobENH_`QHmt_@[G}Yvzn\\twTV|tao`@P_tGUdLwZJxBoxi}@phR}SpWN`EAppVIRG\\A~Thu^yk"
    "Y^doD?ESz`KAN?\\HvoGq?rSB|nWZPJ?wG@dnzrP@zjdI`]oUNQDf~Anl}o\\NsyWq@NlFi]lIpQtSC}wifphQDpwgHVn~hnwRPCwWznH}@HEA|~Wv"
    "vNXF{tHaE]ozI_hH_qGaEPwoQbviIQDq~nO]scmKtq]^wNCYL|X_uqS_|LogrzwcAnOnrB}?IGoqm[bjj}PIjnOZxzIBy?leo~|Tw?ctECxsL~ZR"
    "Fj[gFDhQLMcsBdTM@}iOZLZ}WPGfoolGK]|T_slizpDAB@DWhhxUpcGfG`@dJ}{zHALOKadP?Shli`hIS~[usQN?wxDZX^R{?nUJAmkctPcSOAgG"
    "grxw@qLHA^kWAL{_NrGo{~@cA^H@P~r{~Q?l?VQhEaktznRzV`TeB`eF~PRAjcrexKCSo^u\\|A}JwskoLmfsG^\\yHbcyA]ndEtkesPD\\ERo~VL?K"
    "FQ{tj@N]w[LnenDNFk?G}\\THFA|bJKVIHzh`IG}FFJpMyoocK~[t@zgjYm_QBbxr~khozDQXx?LjS_oBwuhfA~ZAwqdI{VBACBqTkO|Bs_cv~Xc|"
    "s\\QSmROdvw@qFmtKM\\c{tRgeuAL[|g~CNCzbWZEBkfknqMMB{\\Ho`_}BJt_oKB_gAnHG_?okP^sr@BGWyn|UqqW[Hnoi}~[\\W}Puxbuwy}PzYqbE"
    "wCwARDVj~?A?q]o~f{wnm^eMDyaiJvomxpiYl^bgApxYUMmPsq|NCracpKpVxusy_~kB|`k~n`LlsG|NSKSJqFsXNoi?QsFpw`t[utnAt?|]?uk\\"
    "IqTLwFsfI?A]`^pa~@SkI_KgFKxd?A`_vrRx~ocuHDWkCEVwFo{lQSCWD|sr@mSZ]_LC[ao?P_@vj^mDsQ[nvcsgEQwHJc?THOssAM{{E?DO}ACN"
    "g_x]dnSQrbIOmNxLtmCMnPTfCOlR_qSH|EPrM]O`w^_JsP\\glpmKBICzz?OUASBWJmstuMzHIldCP{h_Q_dXyUKY`zkhst|Uqop_pnIrBdke}_[p"
    "u@gQJ@?l`R\\pz_lVE`JgqZ`BK^oko]pmSM_L]n[Uu?kbuT@EmbOfF|dUCQ_vs?u[FaaemC[ZBQNzzoYAU[oPDr|`_~{aD?VlOAlaEo\\OEpKLYpTJ"
    "`QBtwdh?yc?eClopvW?\\|KIJqB?dwdf}?PShzLLdJ^pa|TxR@h~JzMLc}RmWAxGwJ^dqD|@vdu^a}WxJW|rWJ{XrKMc_YlCbiRKMqBZlw^ON~AlD"
    "O?q?AayPwMSF@Q@NeqWRNpHNCnwY@poH`_mjh{scB~lN~qdrJOC_z_glCp{N|g[isGr?GZZl|@s}tLtcM@seg@SPOOUoDmokB}OyJQD[{aduEN{`"
    "wps@@?@jx?DY@cgOzbP\\wr@`ooc~ACX[x|DEAZAE}uUXq@HXxB[mFa_CGqKlHoT_EJGsza[wM}OI@\\NbEO_?E}sS?BgqAN\\[Roqkv`?hCAVc@w@b"
    "QZg?B^Z|[`{?Sj}e|NxDCG~j?FD`|^XrzRst@Kk^Sagzq|xooTCYwsOd~]c[tAK}tOLQp]uwP}fHR}?[TzLCx^gKB_ALf`LP|bA?rmDYEbw{yoJ?"
    "S_daGW?qTG?JA{btMhFRUqFV]|jVisXQiLHRAP[T\\DPXIxzTso_nI|tEqdlNpP||Nw^AP_LNqu[qZa`mDYlXo{|IGIwxoo}?p`~AC`@knb\\TFkxS"
    "PQBAk?z\\q^^A`^bFNCKMcQUPBOVGoq}tKQoP_~vsJflhBXk[{JxTdTlZZOW}EiFAw}km~kLf{mNA}hZmsbrkQrm?_yz}wbvA?RcLzZLUA`PNqkhp"
    "VyXJmeU?o{Q?NTyNBb~HQkb{`VDNd@cfBxGVzMM?axVfbl]zLvi??a[}Eg|q|hFAPkJAaplORovseXDWal~YnBl}`^ZXTbv\\jCkrNw|btXFA`Wrq"
    "Gk|IbBWB@s`s`W|U`W{CJ@puumhp?RTMmHD]`SVAaM?_lG~|Su?_QMC}\\rF?fW~^FfgoE_Voq`zAiBU|dxDylhGWBW~\\ObLWwaVK~xGGpp\\W`WEK"
    "_w?^{m?xYE@nEMlIWpabDkhaMnSzp?lSq~nVzlOAmsKVhgCy][pYge`Z|RmqW^Op_LWgyQSVxQxq~sKJBQwoDHFZa^E\\KDTT~~PX?~u?AE\\zlqlX"
    "}]lzIq|gC_khE{{T{N@RO`x}kmKHEq}azFBAh]HBDh\\dBCOrIF_j_|v_GJuRxQWvscm\\XzlX}q]h@qIIUdLQm?qGb\\~wtFQ?CRnx?t?wi|xHIJNJ"
    "_uVm^Jg~wolD`VG]qo`R|dY?yFKdQeOz}JoGkn[k|_{hzFpT`_YGbg~u_zx[nE@jSeLQ}HGI?~si`YHyml@s@yeP\\o\\VME_xEKpJ_|OVC?vp_t~V"
    "{YyMIRuIHuct`RF\\GdG}M`oFo@cXwEXt`W~A?zOUe|nssbE?QnFH`QClu?][txO\\Mmk{NMWXqW|Av`c@R^STv?pNDU?|kxJARanLAg}BPt[VM|~A"
    "_?x_HkuZQ_bAXJJy`\\LVUhy?K\\T\\?eYpLqSt\\Jxb`PODENqgxeHISBbBBHGB|HDiwHwKz~pO?@twYy{r`RZI_t~Ulb]?[LWEc]_fG_Kp_pUfXTbC"
    "Pnki|O@DRG|I~`Cx?tE?ICCz`PP?@_rh~Q?ElCEU_y\\pl|GMpQ]a_~Gobp}?uF|WqTeT`\\RzGc_VPuf?iPxYlZGuBahyIXD`WxE]OvvAo}NXI|{^"
    "OhFFIc@qGHDSSG|g`Wv?EyUBJPjBETkqFlpk}UTI@awZMbKwE@[qw^xWGFqCE@`IDPpz|cCTAr|QF`[pNJCLy^eprFDvrpWm@p?vAPkUGBooBnEF"
    "ulh|sPDFrABynkc{Na_SREo@JrPLvBemnk|~Kp|cq_tNT_OuBQbzGAkyH`tvEmP\\H~_rF@oTRmoeF{bqx~Dx[`Y{HLoIz|``~BpHp_KFCahA^ngg"
    "D_[uDL|e|kPe~aVfzNHs@lG{DASlU?\\eMb|C@AtB}oeRGOwv~a|OPmjgHQgiJ]C^GR@w~nj|@dtIA?wht`XuxA\\`u@OwqpomuOc{`PosrqHLaqrT"
    "?~kmmNiBs_XWxOsx}LXQxcWY|b{KDqyg|OdFBrdN~Qm[ysQUx?HlC~pR{p[AFPkz~OS|SOHwsS\\[A?pH{TOhxRId@\\pQm_Klnet{oo|[DaH[F@hj"
    "{~HtYbDPtN|LMRrh~~vtW~Nx}s\\cXAKw?n?l@?FzE_wj`[r??\\wgyRhT?[uKG~jUISLQxQTcvB`OMqnnEPx{CRGFz`@\\p}gOMaHFt_[cGN|bHNOq"
    "@`CCzPlPN?Dvx`kZKOwvz@S^JCChvmw}G`BtNaOoMdGYkLp_|bWK@mV?|AK^L^LVnclfGRDAx]keBmsQHozp@tO~G|hz@dL]LndiyoLC}?Dl{qSx"
    "rbbnCa[`NppHzo`@w`@OA`G}zNWpBr|`dnoTDrFlrq|JBOvA@`CbA}[AJtMqHN|VkaoVBmoy@rLLvdWOQ`PoCmwvHo?|}GdUX|{}DfWsHr\\ByikF"
    "j~u\\?qxJOcH^?YT]Nkpi|rCU~?xOCak]Cnwah_lQE}{uR[FvEb@Yc?OTN^i@GpkI{aWg@GKlFfcGBLwbm[hB}pCa\\DPOiRMvQA`CPNUQZbGxAtGX"
    "D]oe|nGTvo@xjQPxtQd_yqMBL\\`NR]cszLaXEMuXLQ|[~\\oBKMFvcBSX@z|uU^K}}|T@BPTTx_Sky_tg?`WqPSWv}w`WVbSJGdSSnbtByO|[m^pN"
    "A_xARBphuNaDxVH_xqwcz{eTzotLBB^A|Mw|C~L_Ertv?@JE@@sXQllPJSU@IaT\\G|TSIO\\eEBOXykMEM]kv@pPIKxG|PP\\s}lc[Agc_@^fKKlUE"
    "B@SrBphOJYPqHgWVJA[F}]kdL_WIPMuVJ~CS@@B{COPTtT_pxbXm?kG]I@dSyMHPFOXN}sujDS@_lqgfGq`WFRCs?XQRO|@`wMXvMdTm@]_mb~?t"
    "@qsVwmKvzle^QnKHnM_q~uAirlPOHb\\fup__vm?aB}CVuaDLSrx{OdE\\}PCZMpkDsM`^BmCdLbYUG\\Bjzq|E~nXYACSTto|ZEDDWtsppjAktI{LX"
    "yB|aJ~LSG^f\\VpDA~~xlD?tJs^sdu?s~Jz@[x^dWDQlFqrPI?QXCppOB~p`bqocL@rDOrpoxxAARMMKso^kMF@hcPRH\\Q_S}U?IQ}`pPEOxSC@_`"
    "DSOiyQSg]T[g{C|bIn|[}]\\NDq@~}`CuIQ|p@m{l|pKRurTVz`DR~ycpQuB?sG|dKD@Z?n_\\m`opkxwCADpandLt~?CnUq`R|{lPCp@X|W?wqCGc"
    "oM|lG`?bxntIppCzuQ~}uRW~vmhHKATLEoPH}CkWE@oWNBOuwpKXZUS}EqiJFalkD\\s]QP_T~BXjp\\skv@oMzd{\\|o_QucWOD`ILDSVz}~\\e}j^K"
    "DldGyBtEs`LNDqD@J?|HBp`OFmESUZ}A@Mot@hDFRa@fHlPGLqdmXNxMPm\\N^_HPCOwxGvCPNtmGB@hkTmwr|jpMidCR?Kl[?CkzAcSQVDWXj?ke"
    "}B_U}NHIB]{i@cHRP\\CbOpc\\Ro}EomKmn|K{Kd|[Lrty@p\\TOsC_@phVPrHR|a_ww?xsPqgxr~Um?_kcvPGuxu`eHKSnp~PFtnld~S@_}?vq{rDD"
    "IN?Ky\\{`IntOErpTMpD]JMgnGPxX~mgucRTjHOwdCOtOKLow@@|o}^|ll@B|`_aCOs_dEpGii]q@BoDwGoW|SphrQ^_RqRTaEq{e?CxUvy{aw_dP"
    "y}zwAqQ?WF@iw|ocJAPFC]VxMOzAou_AGRNV`TmEAsEUJ_Gqr}HPCdp@vPkfo}_eCC\\xxOVt?~S}B^{mpYaX@MPEImlCOrC`}bF~q^p]t|[qLPPw"
    "{CKtE{OoyRh^IAhOOKIVrPcqnM__?{Xzwb?NFQi?D~@`DNKgs^hixmG}??jqk`hz_vTI}p|rH_knTcWmp~|R@{Hoq}diF?Cw@QBYcSsh~C_oFqZf"
    "E^Vq~|lK|pd{T}Ch~b]ZVYwGKu?zAo\\loNIM}[BWDsfv?rg[Nsk^Z]xJ@nsqI[j]w`kl?ZXPnpKJz~TT?a?`y`KmDP|K}ecznAX`|PpT~qcwKCSw"
    "K^si}bKwpq`xGT]TFrxMDadJ|_MEX@`BvN`fx@s^OP`{K_piiOO?v}?iE]LkIovk{Tw^u?W\\B_Gsvr{jXqoxso|Y~A|CEa@_x@}ZLO\\onspIBN|a"
    "KYWpurGg}^|lMQGP?@i?F`GX_rb?qsU?mr[IobTV~cWVGAPs`SGdDrW@o^DtzqPfMaLEx}_bn?lUzo\\MaPOPKOchu~TC@\\zyCM@?~cXvG`G~z^@H"
    "DbXCt^Y?~]XMC@dnV~Siw|[iwa_T?PonIP`d@qLKyBxHyaviHnKKDypk?CQUI^Cc@qgaz{`C}m`itRrA|oqsLqXSHPCACNEKDJ{GFIk@MuJr}JhP"
    "nRsnDIt?A@{Q@aOqNYKsPRCXIksUntxE`RxGwj}AHolOGZp]W_ndB@KyJPOq|?`y@NS|MN}HRP?u}p|i{A{uydlBMMO\\~p@ATk?lpiDly}LZGC`Q"
    "nTDB|\\{@tn?T@aXZ?rb_}B`sROYOK_xWOLk\\xnCXqDXPoB_Mz_k|?PtTOBGktqHxhwaHk\\@?JYkSLTWFxO_oBN?|MQFA?kKIG?BAmbuJqN{I@?gZ"
    "\\_tOxRDvVEMWnCmArNtRAXkKCSsczL@qHrUQECGkAPq?|Otk|\\LqHuc^}oJAMoxDJOYKA}db?SQ@J_v{jQgyoczgBUJwD^z}MpK~|~xSuWYIsd?l"
    "?aHp~PxwxdgxtmzpyQtewrF}qmenONP}yD\\Two`jsBXiutLYpO|ozLtVBqf~}~\\}FoCGCnLgqscI~sCZA~?gKOOhPOceI|?pFL__|}_LODYNItOd"
    "MpEBkD[?ICgpI@HWN`^|BbB~uUtJp@pDmLsq?~veG@DZMoGouq[q@mOiLDB\\kzjYP^nw|tkGIp@nH?Dgr\\AjEaDBE@?~gn@aG?ZpE^hR|R@tCbRz"
    "AaS]{ah]|OpdDm~|{pEX|QWv{Uh}GQ{\\yqHOKA\\jAfsnGD[^y?ciF~v_ICWxHeWyCqXaH^^rFD[Dwn[MOReiAn`HCN{tI`\\NjlT[K~gvAMlmxoor"
    "}bdHJlq?JStvraT^GCDPuEWKvnsMJoPCEmwYQ|qAN`[mSYoz|bW|}ODVLAWrMd[wt_blKmLrRnXhyg[{ERp~lNSzL@pbRSclybXSNLgHhpLUvQqR"
    "D[ShF_w_wbdKtBObGOTPA?dFHldgN_OqvnCbr~lIz_e?y@KwHQ}MDO?tpRkiHnlQvQsyvbNoC_ql~DL}V`{GkNW``RpMRx\\w{G|UEuWrusEPuPwk"
    "AP{LK~[]EL[TEtYcUnox{Q@?O^\\KrQsxwP^mI^koIagbBagXImSpq@LgGn_rxn`pPNpYdPhZ|oXkh^m@C_gamdp^C?o]WOXilg?xyM?sBNzAUCkY"
    "Ll[]xpDv?POVG}XgF}_OPOW`ysLoyQXPpVgtlAMTPzXuE?poAQXa{{`[jbhHJ@O@~]N}rAHBjBp\\tOB{E}H^~O@UYQaArpsZ@c@?BM`M^aWuBN{i"
    "ANpR?Lz\\PooLCmDjyauGy?SwmTsZtng`zrgv{iykrAPCE}{rC\\OWOpsy}C@i~sRA{QweWSop`]xXBg|SEkkcwrpa|^[ixsTbko\\SySHouKTRx}@`"
    "G~s{i^D^u~zeHBxKxrF{iNc\\TPGhWHUFzni?C@ea`]UDwoeeMnwZHb@Tt@tx@Q_n?CpfGlw{qzSECbHHPCvC{^DgB`DaCOg{EO?LvN`}AQp[CCMS"
    "_}aoCCISGOD`Lugk~bxgAt_UV~Xt|N|XVJrcm]DAsqOOC?dBI_|h{rny{P@[ysB\\EDfNAAmlPDDhP\\oUHJXG?e?svMXKsSK~?qwAz^GJBL?pZBsx"
    "QNh`}Q`\\q~DEBrp||RVvfIgzz_lgLjS?CjUQyHDm~EhDGOgzrq_}xaRW{@pMJEYiKp`VtAdIqpEPmlXYrLyFNmfqypbX?RCrAAS@?z`LJD|^|@?l"
    "|l\\V??p?[kOnK\\HTOLWJKPg\\MrGgzOGWCBOu^?t[Cow[VoLo}Mx\\MPKqLBkqBas{IO[TIZsRnLX?~ADd~qlZCOyUt~xJ|_oUDPlFLOpp??Dl{oYO"
    "An\\g?RsYMq@QHdgkE`H@GPgbpQrmypObDpg^z`tB~rlb~dhK{@pR@DWt?_WL|rHIG^lLv_d@wDG}qbhkyNRfz]wlNQpJEdl@URc@w~WiL^NvzkW?"
    "SR?lDGhEDOPrEqXDg\\TXORTp|PfNGl`XKqLcC@_xPP_xO~_lwqT_v^tIyoDrJ@gCHlT@v@DV}cKoJ^{z~?VhI_OzEQxmyplWuPtfAQ\\A|_{~Ua[S"
    "goFHDPwqHMJ~}[k?HPl\\N_kdIo[jB`SuD\\]Z}pSsCSLyF`Sa?qoo}X|wAOw}z{rh~r|_cLKm@qXVEC`rAPNZJJlNHqSNssD@~qANO^p]Fsdr_q?O"
    "KU@pI~k`mMhrgDFozzO?IUP~BMTrqB@VaRW?phDmEtNTQab?VcfltBG~v}t^yQszy^S_wshDEPcePoW{pKodqaW[NA{G@nW`mloez@PIyrB]}zWy"
    "wpDFHPXhQG~~MBhWCPoczyJIJtRqBzqAtEH^WTlJ~CEBD\\_mPCDHFsWr@NpnBnOkByDDBK?v?Dwky`Nn[awZO}C{unLjvm{OoPogn^LXENTRya[~"
    "EOkluNS?DP{?rakkD`X^OZOzPr?YFC?}AUGs@\\_iK_|i?aGwBlLwONa[GnWsBO_h}_svEYpGsqxV{PtW{dgowA@X@[rw@QDpAqPGv@]Ry]O?E@Ct"
    "GmOfnp[cDC@rEoyuHkT}I@Ie@\\eVRP\\@Jc@jG^z_WPSxFs]Hna|vwP~yxoGaxp~sURgtTqSw?l?`K@BAADsfwOEqs`?pC^TPvOtVuM??NC@UqP|K"
    "@\\iOfOULAQpOArXuI@Bp@pKTB@gm@taFxbgbEA`XzOXcW]`c?oSnFNXh@n_~?RKyb~b}?lcrG_XdtGSkUTktu|c?}NcjFQ^yIOksK@V|CB|JEPiE"
    "n[d\\EN@kUbgJubtGrmHX@lLRE\\dZn`|FAArvscXAkOLJE`W[SPHC?Ldqs?l`??|F?Osp~cZruaCBFb@@B_cqxQv{KuKtHrK}MUlM}[SoE_pAsVRA"
    "zbWGtlDjOKl@Jpkqm|xhHvw]JQPqnu?}pSoaN@FcC}yMyo@Cx~^mI}TB~KgwLkpXr~@\\p`ce@NSzk_wvPad?Hp?yUAHwJOTcqaS_r?CWFFHsKpmb"
    "Z|]GRQdwT}?VKbAkM_xzFr{cC}w?elDAuBl}x`HQPO{}JY?sueP~tcdapbTSzAoCC?K^FCdijq@eDtJ~D_O{E@D@Aov]p]?kANOW}OCdzCOcFstb"
    "E@ZAEdN~UR_h}|_\\@~?~?qdcvPtI~qoWJBWdHCHI}kyMEKlHCagKIMlJzA[OO@siQtoUCNHK~NIDrl\\e|dFmt@{ZQPkdI]HezQv~L_`UFDB}xBPL"
    "GSDG@ox^xl?tz_@SFNstv}PNzshLyrvU?BX]}rKyIQqgDQO[z`t`bpQ@JoC]TNotMBwRM@QMvMxauPgjIB_??tou|]cqorOBmamS?^G}~zwiz]W|"
    "x?wWxg?U|BHiy@G^EosLGLkEzAf}N\\[}y@pPQMxJA^[FFpGBD\\OQrow[LaF|Ghcr_}DDx@jX}`xOkcdDbUK}||P`D~Z`IO`zv_{jxNXCwpHlosHo"
    "`_YB?`\\BtnTksqXBLmPiL`p[mnABFDo?xPHQ|LTwOoiqGCcy}MTby]LTILTw@sWXTaAP{DowxB_JISDZNb`m}bTKm@cGW]cGH]q?DPGSV_hWuNXB"
    "xsmw{p@eA[_]{}l}C\\_MvQSnvltDxndw{|LgOQPhJ?k^y@\\N?AOq|JSjF_eJ?p\\g~OGcl^wzxwuZTBOeZfwsR@GLF^nuqb[~NC]IDRh^`]}\\Sqbp"
    "}Zx~\\cL[MbD\\nMkxQU}?ICHL~JLSPCY?@P{Ulc^FtzoEyOKTAnTGTjLEA]@Ot[W|oTWyvASge?jHvqkjIq\\UJrhiBlcuCSICM_MlTUHaDOvNwots"
    "FYWSqRPSHy{]uQzKvb_tjAwkqA\\L}ocvzp\\hyW?SK?j~IoaB?w}b@}Qcvp\\GfLRq@@bTB`UI}`GeO`|MBKCPBOOP?qMLww`Otq{qJ}C?sdDmCRS~"
    "eZWGPp`FeOILHZr||QPJS?n|gMwiv_w?iC^nENp^HtTvBDgPwdXQ@kPjnP`nLnHvENRAyAuhOY?KDaBU|rVtAhDSCA|xKpdUzRz|POdG||SDacSN"
    "hGLwsBlS~SwzqmWsyb`K?Q|SNp[WmmpCwQdAHL\\n}D@{K_\\uYHpE?NhiA}@T`XDCOBbAOmxa@b_J}UpWLk[WNZ?OE``_G~lLHSBze}xIGI_s~nxf"
    "wquJpT\\_VBpeUc@X`]hUJaG[so[K?@qbAoP]DP\\HMncY@\\{T|QwplMbl~~uA}q{?u__SwXDDD~vtJcAcAq@RE?wVIq`\\U~Pz~]omO|RqALOZ?T^A"
    "_pcA?Epc{]lREqLHYaEO~W?zozNbNDo^Jepr|}L`{pOPqyqbKdjgIBo~QNx`BA?nHhdTVwZpJnsEF`GCzJo\\}?iThUpei~zA{~lBzJp?G}swD}IT"
    "zo[BzPl\\vBaOvgcUZ[bACpE[RXztGBuWF{PJrlw|aW|ZqbTU~_UOx^`NxB@Aka]zpdL\\JoHKA`enD?k?FMoxBE^nA_QGKn`SVQ@AzpolLoKSynSv"
    "@dWsO^czELBql@XIn@SxU}`NqstHiaAAX@kJ{_RpEpiFys?JIlLYzS[gvpCx?QGcyplPvaCk{^_MB|ALwrREOAwX{q|d|asEC?govnSSZAyZnSKn"
    "K[AFvkdexNWJNQ~fKoXC`?r?GMp^foPC~bE@}A{iGQUWcoJ?EXfrG?rMn`F`{]{u_yDswdgbIbXeAB|Vq^LnpQS^oOgGg?DXW|\\dqphr~NUhCMtc"
    "QMP_IIx{@`sdkCDEpq[EK?sk|BvnNswyLoge|^@CXQ|QmPOmrUCr?L|IErTc@pWryrS@R@duAcDDGAV|B}XC|ObeLtCuZG~YwYRV|Ocgml}MvJOy"
    "`QLcr~NAFqKcI@KYDQeEBEcntTCgxNaG[KHIIY_wNcKhE{dumqAENBavFOKh~h_?|]cJ@sgZQpEYwr_m_LdTSSs\\wBHHBR|YGbWj}\\w{`sCLFqsa"
    "uqp[qOsjBsG^F|Fca?cqg^?wON~sgXDnNNNArB]r~s|ffpInzp][BMlpK}??IqDKw?@iG{ICgSpCUoktqmlEE@I@zM^AxSocHDb_tbcjcjtTHMo?"
    "_qp@O\\lZ{xeD~{ThdoTlu_SpB?HfFCS}R_B^?aHdC}uNk\\Ge@BnxLL`mz_DRC\\Vt\\qPJflTQK_wvxOCbQ|{~?\\A]XUPQJcW]@?Nnylk?CBJQJKWh"
    "~soBtBXa@MWxzBDDl}{Jq`Z?{mPeEz@oDoGVLOSKzKOdDEPaIZYSHlcfVmoq|uJuBAsSqSGCFjJ]Iqh^GjVGrPcgOQwiDMHYFA@DGSeARHl`zQOg"
    "@_tXs`HPnohbsxXWxqogBMWjG]`yybxoNcpxoSW?zRK_Y?|\\M|Cz~CG{MdDDz`LJCbqSNOPH}oFAEQ@kLoz~zQgrLOwy|Of}IPrQ|`Th@}oWJ@}P"
    "DNHiGTZ[_~xsb^KeD?aR`[gm||aLt~UiFnoCurCOwCHTIqxDMngXJBjD|MOlSbcut@|b?~Whl|{\\AOL]kl@FzeodBageCLDXA@oJC\\lFpagqKaoL"
    "ecz{{`hIGnhB?pg[|?tCk_oqus\\l~OxrtSMUYA_zT`jkj?Zr{\\G{COO]{IE?YMBowl@~UB\\[|cwcyPP@r^bAuAH|JsPEK[s|IFbqBn?JBmEKdhG["
    "_r[_GnpB}VraZA`[?~Lb?RWTvA\\buk__?`GEJLCkVDSWKMhjuaCWGZ{aKL~ly~|w@qW_v`ao~ogt_}iYu_FWudP`trVdu_Hp@RSaM^T@rzBABBW~"
    "zbPUMB\\BC`snc{LQ|_WPvR@jK]f~|]dk|\\Onw?FvN@aaobGetiTZLpYA|NJ[RpOgKslgYCXg?BsfEALPf|tpC?pHM~N`GPGYFMPg?_IMZgRBxRSZ"
    "F]o@{G|L_rXBK|@JzbIBw}?}EMf]r_STMVkD|G?cl[xXqPIJIneIS^HGh~LWQuHMv@mJHkCfMA{IG}LS}[t}w{vzJM[nzfDQs^o{@lC|xbDxIoce"
    "wN@DJNpLjIx_wOtev~Gfx@|_Ei}X}_tbyq^YwrLNU\\kSCqhIvLZGNR{cAoJ~M`fAweKtB}WDDalaGPWoxXGCICDmTAx]JS_Ir`{DtAAIu@?UM@eP"
    "Pn`UGqnfrqdL@qx]RMwTo@kHm`dnWpLMD[DuJ{@K?M`lQRwhy]dcCs\\}wmwIYDGTAA|I@bJaM~gqaHDOEsVC|NdEE]hKXap_QnGRw^t`~}GvdeNi"
    "O?ophQ{pxpglESDFP@_H{AkQJUtLqqnABKOpLmm@BxM}@\\sXoQxlvLP[o]HWz~CwuMaRm]CEumYMlOZxNOTtZn@kocA?ROzPcdwdDQCiCQjZ@qwh"
    "?\\xlw`lLKnur`QPCHAdNC\\GNE[?wYpWYxC|Lx^cdedE[n@dUbaKS|AO^Fp|{FbDBF^`^Q`X[aQ@Gjocz}iKuBnCkzp\\O@qGXKVX`r@haw~FBY~]{"
    "[F?WJ^GfWNI^}OknmSlhNexNEuLjZq?TD|[vMMSvYW|jzhF?TjkjVfOVHZ\\T|ssW~smPCBo[npjwGPDxGPRbxcXeM_?tCYLUtLXOuoLN}}~khPLw"
    "HA@IubV]}rKNoLq[sXDtongcU@V}p@XDz?aR{`GQLh?pNn|wXBR|_mhgGrn~{StBdLKyW{hLNkFi?N~A~nwaJkPRBUqdIXv{rPMtyNhXu_HUA`aG"
    "{v[c~?pBzNWFHRcaFnWz~~pcC\\HybKGbx^nzPpmVGPupyG[\\Ekp]FBSy~]Mqv_DF?@PmqnXneaogoKs|n\\?y\\mT}_r]YZcKuCmR}sbJl[_{feMTI"
    "LscnbqXxFW}]@^LWxR`lXnxJlptNKQ}\\JoEE{cHix|{`vQk]pCoHB?XoH`gRThFtpQIXK]`XN]TbmdOZuk{jE^TqrrgWLZ]A|QFzOudpxvPjvNLd"
    "MtaO}bhN}RgVBqkv\\PGv|AGQCac[?PoFF]w@g`KpJNgYNC{xhc@g}VDlDPexI|hJyE|]I_XRJmnmx`|qC@PLAC[j{|U?msVnE\\Xe?s[{w~QZ|bM`"
    "V|CPDTvyn~HLutV|G?ciGmdRH_hOXrGHCddax^XEOODMNbc\\~pMozMWNJpTg?\\|f@PzWt^yPdApCASTjH@LCH]ov{xDN|SH]S?`phStoliB|mA\\Q"
    "~}cb|\\XHsbaBFL]NA_KqVqMOS]xZ@EOtABZ?}rLCmead}OHXxmYVyNkjWmjfJ~ShnLcBf`dMqnLHUPWw|yjZHx\\aYKi?v]SvDVC~Ep\\ZEAjyvcTH"
    "F]xHqLbAN}|veDOtLaGmdM\\eKPKTy_|XlPcM@OSVy~GwrO\\D?JTB_t@vOp}^Gnji}?dqrcxglC_q{tKuLb[\\w^by[bg@Anw?vm}ZH@wlJW?tIDTb"
    "yvoC@@d[z}COvpwn@_cq?TdWxm^wy^HAwaKr?EEE@DPuF|h_}lA]McO^EwLPn~pmJMwbJAo_BrCX}MkB{@sL~?|sIsSn~\\jAyawOK|DQD{ouE}`H"
    "Kpv|`SlR{O@zYV}BTBGsPAxEzXGjSmPtD`|SGq[QFOT\\rqzAEkcAM^ZAGpJAPcHgCNlJCkjeu_RGVkGYx`h\\LqHGlaMNHmTmHoKpBQ|y}}`|Ub|Z"
    "|n^Ol{HSOOn_|c`fvBdauMCtNPsWIR\\F~t[g|RFDCNWn~B{ZgIjbk~C[P[hLJ__aDM?KZOkyCsDpfbsw~OV`E^[uzZWcGQ@]eOoHE[IIFpgTP?lN"
    "xA|mmB[ljOe??ah`saY?opw}yQwrwBpj?~xuJ@_ra|zyuNogD]TGI_Ha@QP\\mn^s~|xxaQwX{ncv?exsyR@fk`\\d|?HMsZyKMbgnDrXk|meUxpWt"
    "}`egGC~AvMz|H{ploq|V?`ozBoPWho@v~arz_sVs{Qolq}eQzpXq~OtdG?G@_J~OhSX\\EJlZLPz~A^XqvPQz|lNzURpyAp`\\D|Jn}@KbH@gsRpLC"
    "v_vtomDY_qzrNqd|nBDL?OTQH?VLZ?GrzC_dC~_^k{OkymVH{pXgp`k{}KNm@^d`zMTVucxC`TogYnzdwaLvGZvVHP\\\\G[s`UuD@jaJ[}~xuQ~hp"
    "ACinW_gfr~`IRmpiGuOuO`Kp{BlFGOW}{SoYCamQFSSRyq^e@CdUza|dS`\\CQ?KLEaSjTcBZuAll~|qS|G?nMo|p~a^tq}tVoOCjt[cYKMStgMIQ"
    "DpmWwV?|BHLH{puD|_l@mCBuj@da|@oKHMcsO}sc@_dUQaSxNj|D`TlYpdsVrbTJL^[fy`_MHOt\\r`KkAnDeybQYx}j}GptHAn?f@pcVK~saup\\^"
    "ErbAFau@zOwVwqCSwOSingKRGmkfz\\@vAQ|LBrDZJcd`uNoILmB}IrSvsnOFw__O?MsNS\\H?qUtVZaY[|A`E?~u?rspmoAyRsrxPuPCxvdxVE}CL"
    "E_GVJy~h{CPpy\\{doP[a{UCTDmk[obeHA?SRODKMRoH^vQZm|OgpvN^A`Rgpj?E@|aDCBm{??O{kD`\\BEboxB?c{`]dUUal|NlXa@_[X|JOn?cos"
    "oy\\SBPG`rBBpDA[VDcKhFpwkEUMb@~BpJafTbaKtApTWLPzuw@dIhvaEE]xYxBTkETpsFN{EJC@}{oDRC?{BzPBgySS\\ysHUFM`i?^LYwoM\\D@R}"
    "wmHvDlJzn{uRkQNA~?RoxQwlz^TYJlzs@?l~|IAuy]L_ERiKoo?CBcCIA`sarrljFOoQJfhDIocK@r_C@XFgfAjwnm|ZtOdOHt_?v@KjG`KM|r|U"
    "FVHToqsGanqXO\\Pu|{uTIMOLOHga@AgYA{ltt^\\wzW|KSafx|mz^RprRNEt~uLstOtbUgoOrsACszWFnySdwjbD`I}hYs^ciAO\\jA_s~MRxX{^W\\"
    "w^k|x~zlNMGZvNs~ImWfD]Enwe}?B`jA~oi^saGFfcUDhq|Vx~kvr`|MtG?~@^bnCOkvB}HbuDP{wUH{wmbAQBts?R?mpQshHCfV?XDCC@SMKAXk"
    "G?tFp_Pqqn\\AMU?h@PN_TsGvm?K`B^TknUSp|x|R~`X]?}K|BuSYzskjrpLADtChIkgs@IHB~_cj~OtMENG{BlE`@Ow|LnrJgEEbkj?DT@QWpKhg"
    "DqdMwdguEo}WOv`V{QXMzPELIuNbLjRiu?OlFSYbMkxys`chD?sd?L{fRp[GHN{DCab{@OkYFB`@Rm[aRmOTVbG`BNk_uaKO@c`QGV_hx]BDv|@e"
    "NPhkzopqI]khExsYASe?}~`hxlbCvRIFRZ|CxKA_vpZuZaFo}mu?TCT[yp?FoBF}Hao`~}tL~@Qo_|_F`R@XurjNu{lAPmPLt{gO?l\\K~BpixOk\\"
    "FLWhkQPz?OD\\F~CvKCiLdILfHBM@BV?hJJpGHkkV{S\\MLQ[IEtpXVb\\]mtlMlOBpxO}tH@Oe@BAVma_QD]dKclCMDNCnk[g`D``]uNxdKSEAPmxB"
    "zhDIy}{ZV\\bAxvnwLoSmG_^AyRSkiCYpHr@@j_|IvB~A]jcw|?sSo\\^nvKDuisVkprBxzywuOqKnxo|cVTk]ORXOuBCr}PdGD`KxG_n?|Bf_IggX"
    "C}HWJasbcoEKl|xKe?xMocSY@BwQ]aOk}^\\?EC\\RdocHD_h[_pGLFhGQP`gxBkwzAwkE|jdME~\\gCPWDRld_wdwxDA@xz}tW_|`F]w?S@PL}GQ[m"
    "@]HXx`cpAazfob[t|BhDk~TZHGkb{I[fBrpzGoP~AAXO?ZtZTbHY|pyO~eFciAHYERxmFm\\lMm~GFMjwLpi@zr\\q_~{x?re[JavdvlhckPaD?~sQ"
    "K[{jZL|gMHcm?FKKB?Gmw@xprvWmu_`^Va`smqhR|@ggJRT_l?idask}oLncxcpC?]XkH^|MEPlBwO[mszj|H}Lfy`GO?u@iyxDIPa_`x~EGD_@["
    "{pPxcA}aw]m[o}G{}pv~HQSdp`KPrqKiDN\\BPRcK~N@ZEbnvste?m`ldtEhjJbdV~_X`J?bAt|t^lnEst?hrTZ^w?@luGMoInbrnz`tU}^[a|N_v"
    "ClspxhE[`SNq}N@uplBH_{[T_{TUhBPuDoZa~LfS~hnARHc|apxf?k]QUlOfCoTM_|kCDcEinJXhxaPa`V[PNXa?Guz[B}uf}tYT}`lRm|Q?SVvW"
    "xx[hjsS]T`F|qnhqfIS[LyA?kKMjA?[u_|lgSNSYuBSH}Awy{IMj{x?f{AZvCiGyn_LBG?ooLhh@_]Ns]Irms\\TSqi^zwDOSDsSay[e\\_xGIq{uM"
    "zQ?t@c^MTuEmWbXNvzvSJ[cRCDGOF@TivrxQs[|WOmgC~peCl{Mm[QkpmR{l`Pqq{aWsworuXs`tcg\\?_z[T@?FA}O{LvkxJLk?nEpC``YbKSf|r"
    "pW}?N\\{D_]C]MCqEak[kI{I_sxG@p_V[H]q?DyU?ydTr_l}?w^GsNZL`AG}Y}AXRtjOLv_dEPKfYGAviH}bd`ZTUMjHRGsrDw@tVPAqp`XFKQADL"
    "LLB|u?coC}^x|O|kwtONpNtppdO[patz_|PF?lyrzkDva^[YNn}Hu}rWEXFTgXjy`YB^}Sn~v^[l{aTG?{|Z}@ZVB|GDtC_LCO\\gEa`OHA@I`ZFr"
    "u^DG@?dYMo{[CB_HW~cSMmFz@SgYoDxIrs|Tl]AMwM`TulmK~mhorhFiKvKpM~Cl`PBer\\G?lolij]gV{MDICZzV~|fAJw|OK^u??[UYgLC`A_^A"
    "EhxkuxF|IViKUvbdKMjk_vFn{l`{`_WJijCoduvE}MC{_w?uTeVYNVD[mKE?DJIgRu`yKWzAcxScRw|NP}QFml|yIKThAW?O~xGP_rFgLvTkMrrA"
    "AxF[tw~ANckciHvBGwnAEvi?OEKM`|a?ffq?NxD@wtNsMmAEJw}?hhwKEAD|lsvVBR|tE?`Sz?C^_?E]@CFA]\\pdkZzcljIASOB|CXG|@lrADLwo"
    "@S?|JDsVE[BF\\DjJnGOYo^X`}avp~XFQ_xGleaSe_?gW?}`~kW|XBmWGjFrAgJhfXDl_w|nAKW}ynv{JBBJJ`XEtSd@MIXE?GXFh_?DTkaSh`YbA"
    "a|xG_{Vg`^kn[BlLCssLYduAXIUH_pzFLK@OmNdsnW~ANZgQyhYIo\\rJJHEiIW|MlcfzTVGFsVWOtHFAhdpY`W?mLry?LB^AWBJYkeF[lKnge{iP"
    "sPbvQFO^`\\_JP|T{GXD@TKAPq[DP_sO[@kJAApDgCrgJsjg^Vsh@RmFzCA`rIdG{FlvAGNaMtcG~KP`jQ_WiHL\\ftK|O{NFv~OxiIctU{mwavMhV"
    "dnWFvbkqAg|}kOZAnB{Nvlx\\J_^}yPGePbPM?QrpjRq`{dSAwPN[I]lzV^HeEn`]XpGoAb_rE?S}K^t_?lWvBB]LFQh}ENOOpbXY?opYK]N_EG?G"
    "|pOnu]\\SJbdHBE|^qkD@DokPKal[|nwQWFLk}oSsuPlhROwYdKT@NLcPJp|I{mfA|AcnDr}hxoSUCL_yP^_TLDKfE@W^Mq_tkpLeL``IFndPLqTy"
    "OOtbIbHK{?Woyl\\OBO|DGMx\\{Zw\\|~TUgctExn`F|UH`EkW?L}oS|c{uU~diAO|cyBWDB~Cm{`tF@OKf~@NpSIFarbx{vQrzDLhMFqwg@qDFx~\\i"
    "Mp_lELWmqOHrfM`Oj~_WuKPLLjd^~CHguTk?ulhsP~XQKuDWXOtSBmtdz}[YxDUG~Ro|E~Kqrof\\}uKnAqdnu}fwGpAVzAxjpAtetps{Poof{[HZ"
    "|^K~HNZfQP@OGRLUgP|_|exrj?ggMDCzD_gZy^w^q@|EXDSpE]krPcEItp{DzmcTB][epa|RSpLryP`R@`kcEDoI[lShn`cnUA_YHn[cCA[p}Own"
    "|]V|C|guMly_|a|BDcSZ{pp|IzCjJr{oGa{JMkSo{I]ntN@Fg~q??~Vy_~dYGATA`SsYqjdZ}UtI~pedOUTcR^DAq[{YC]Hz~T_}BNh]A^SzI^N{"
    "l^hF??hFDs~tWOkIAq|Z@UpA|OLIKrQiF}lOK_ANBDX?L_ltBKtJkqyT|\\tVK_DMJ{{]x_\\Ny~aSF@tmN`hQo?@a{PS`vklT?xDR{`lJr\\xGWMWs"
    "DR[zCcI?HW?gyBa^A_X_LQhbNMXuNP_sx?o]cCB{|z[{ETsOTo{mpqdiE?LsCCDPemP[xWoMxr@Una?r?o\\MGR{fuCKi~Kocxb~npSXIzwSHBVUE"
    "n~h[PNXwJJqrL{YdSS_I_r?bONMTDODgqNd]s[IMK~?BGl@PID@CCNGk@k|lD[cpjU`UBrWuyrohvK\\spKTdpMw}sbGtHOG?v?grJ|B?DBEPPvVp"
    "w~}@PO_]raWsxK?|P__|{qKZAAof@cOaq}Ls?{`EqSJYzqs|H_s~?QOhx|TsHACxw[hb~}npP}YM}HcD|m|GyoPTFNz~FnYaMSXPtNC`G]OSvTp@"
    "zZWjwpw[{BWrDaxYOCh]q`t[mod`}P?vNOgiJDlrG|@lv`|vpa@PEn{zR`PX~qWqPQj{{u`[?AYNCCXMEQs}tzx`DQ@qDBa[vn?}Fc[`?_teqiXi"
    "FsW?|lWQHZ~hIJ{{x^JYv`s_Co@YTp@d~ptAT`pVy~TB~i[}irDBpms\\v?caDQ|D{y|SAQFbBnPNqNTO@qtoEaSvAZ}DwR\\\\Dl_y{ppdBrf?DNDI"
    "K{WUGaWfEC\\zFpWqk_pX|FUKszCzZCXoMqpo}O?Q~q_vUaaDD\\OSCqGvA\\Cp~_D~sqDU{px\\KfXNH|OX\\^Kz?eDPS_DikNqBwP~~H]g_EBdHJOGc"
    "SkzmF_HIyTd`KbhE?NGMp?N`CtcvJp@YK}k]pr?b~m[YSpLeFqSYC`|A~SoFQ^`PE?_zA_?RP`@E@^U`BVHM{B\\\\?f[xqcG[M]uUBQcICtSrj^ok"
    "?n\\CLc|fJo\\Nxo{Y?J|OAz}jibx}{Dglxgl}zPtDBpwO_xyoK?GQ{QMRC{|iK}?{fd_Z|rC}W^z?L]L_{QOmx?yVBaxrkNHztmWnBMoI{SkAHs[C"
    "xBdsq~lIeArtyCOsGP\\V_|czF`HDLQKZIrHjmOqRL_pqqnY`SPDiO\\PrEOh]KNTQ@{|TBPIO[lx\\K{t{}`X^zTLnFMW@rNcntpl\\rLXLuNA@u~O{"
    "?ksazhsnDowkE~jkFB{j|bmG@SxdJAT\\n?ln|qnvLB{@F]gc~opwopxWPct}UK[H|l?i?PgKNa[rTPC]aCTjIoDbR_wd{ow~ufEI~SC]AyoVmN\\h"
    "|aOMvPA?z^@I{^|AGRDIJOHWL~E@_q[gLAlkASyOJqTSEQKsmERro`hQNE?W}pCQJbLJ@O[o}]wvE`cB@OL[z]GGCooozC?rx`\\aDUpPzU?`tp?["
    "?oSdG@gag@w|D{wMKaCeBg[v?BhCKc\\NBO\\HApdKBO|]{Tx@GodATCcrI~Wnu@XAM@TJxXD]}AC~t}TLErsEO\\JhQ`pL?iwqIcGGSJsfOoiA{NWP"
    "Idc_qi{wRPL\\MjxtPHEZKMYEJs~f|@Om{OEDLmdFGZxR{sBvWm?rvMYbG~omT]wy|ldj@]cCE{nrsBl`L@[|AAo`~QW{Iqd[uAwcu`@b|N\\YIL]Y"
    "vOwQ{w?ZP`JbsTdECso_M~Wdtp]MUnWSxRHBPJJaSOhhCtoVJzXcIl@jEC{UFMHZDE_tC|nAEQ?k|lc^q]gcxngqM^_go\\cMIa^hCar\\y]|WwQ|S"
    "q\\?@L?wzUsCQCOKwxrLDBz[e@PeX~{|ORPU^Dp`OSdXGepPXJPKVzQQ?}ZOij@whOVDbyeD}saKzC?H|CksnsqpFPQkWM|pbMq{YMpleFSg^UR\\E"
    "HBLWBdy?NPhV}NSPHDkuBapu}d@A~c\\flp`H{saNP]{RnCt_m_PsuTg_p}kd|dobuOv|wCkxuQo~nbDCAN{\\spjvrRdKEDLiI~GjCnbwHLp[?nXO"
    "IRCbwCs{VSLBVb[N@[\\K}}_YDAKZ@OLUK@GKoXlx}rQVH[rAI{RA~pg{D@_]~PS^@}j}Y~G[|Etfn@k~CeLLRiwR{nuFRGvv|@?j~mX^GLkkBb{W"
    "A]`mFrw`q?kuS?{Z@bPQC`THMqfxIm`AFqJ?r`Hizq@i{sg]nP[VPQgcOKW|u_Z~IpXHIrReF@?]M@xOAW`YxlWasOloA~ozvStUymsQHBg~vbh@"
    "so\\uCJtdrOpECPbZEA`^zODjt~{ll^kwt_SWzakrBPCqo_@W?@hSO]P`I]l\\_pprf`{xk}ou?spADlhFH}sxCSg?GQOD?rWUjq|^|rC^OPrwrMXf"
    "zLSi{rxl~rkVAltsIAkeCRW|QLxRDmHRj@tcz@gxqr|y?r@bD}L[@e?VIoEKzNP[CqoA~^HHu~OtyPDlTMgO?M|B}PkguULc_raKRU[k?nOa@sBq"
    "KDZhDeFekSi?@ac[nAPGAP@j}QwjI]cc~?kQ]nQMBxkIwEzSk|[smpcmpD\\_@@B|JXKTtuVi{}{a|]{{GB?u??[cPZXtC]xvr~V^K?Wdz}Gh|b~x"
    "JT_Sw_D@vHGIsfl^BcXF}|^kB|~mqrc|HqSoUP_rlNNik[rVPPBzzqyHzbX@`^[}B]aGMODggPTK^?qY{MVpo@o@SoyaKmvAFbkUtTxyzLoZEbpH"
    "I_GbuqP^~MKL?PXiGLktE}pumPlBz`YS{[|N}s@qCKZwOA`JRPOqCbohfo?~Gx`ZEoW[frgbyeoM~OgsmpT\\QaOFIXPmzCCOTbpF{QUPvedzB|C_"
    "EO[hwO[|Lskyu]OiM^C?`Qlk}^iGjB{xmrHe@rXI@Q`wHMPu?brwJcTl~[y`vKGrFCxFu\\dZEKx]JnORtTcby?AmAoz~|T@R?~T[H}pJNASpH^tB"
    "NSiJ??mYmTsnHpLLtOHXE_LF_~\\GMzo^ztung~GR}j|LtLkQ@Rs?sa^yx~{}FqoykEwN{dSNOtsU?~?UzQlOJ_?NuQpbI_?fJNvqFPG{LpklBd@W"
    "tN`_FaHOwzhbsnUFC}mB}C{aCZXJrowyyqSlGSk{}`iIw}W~XaJgMOlCZ|wotBgt~}P@uA{p~^KeGsowY`?fzYHiu|cP{no{mSHP?_w]LM`P|?gf"
    "t@EbuQgqybSkAnHYDeJAE|dlGOLD~_D[cBc[Ii{kvLwy|NlMz@|KySDGoRFw?DXKjqcpClXUTCITGagkwAciEporFQwyzMGnSQweKyvzm`HmT@ki"
    "q]_uz]kgVqG_xudYtN|MLiCcEl@X@cdpLb[p~nW~F_Kr}\\LOuLSs~mhKSnCisaH@yPxfF__}|^XcHs@cpJtP|{m{A_glAXHfDJ{Qx`{}GoL@~eKz"
    "N?XYQN`mErC~o`twCS`wFMhJ?ZdT{^~h?bxi@aHoJ]Kd@_t_@p\\V?tKIu_WlNQ^`oNsuAo{|mP{NJjokBpgavnwnBBpOvC^u|`xHEqtlz}gw@WNe"
    "BclOm^Kxq@LKu_vs?\\kA}|XerEeBIn\\C}EonPMlI|}@G?|~HjrTq@lwB}AWDH@}?@Kc\\EnlIv]k\\POW~vUGUJn@Rt~SwG`HNK~`vnohYz`DIIRGV"
    "`RLNIqFy]LsmEqlAxumA?oGpJcdLvcPe~RK|qqkZp`XmXOLDj\\ouLqkAHeL`ociDxKLcJmgG{MlI?a\\yET[Xy^tJKLsn~_d[M|_hGA[PDmTE`QuD"
    "xotWzm?yP`zfA`pjx\\|HC}tmE`I[Fo[pGNdMJ?sVK`_xGjovTaY[B~tsN?\\hSNoqzPPCCngp|qHhPRlPJ_xOA@@duS@y}~IRWAlKu{[RMC{mx`k["
    "{RTM}NdTxnZrxRTbDRK]~NwkMsCswMRfv}qYFks^LmpJ?_weXn_i@b{twqk|B?TpEpD\\?R@Q|cS]}?dB|ntCFAgyr?\\Ht?{gG@goAal`JO\\F~EDP"
    "v_o}B@TVEBPKzrph@B@kGB@_~`D@B[ssDNPUCnCfA@tMxmkkBcPeA~eCA}|TARiwupLc@E@O~@lfC^LNqp\\HEpqJq|[V~mgks@Scz?_yAO`BvAKp"
    "yMJ{rpSjEACkF@wl~QLR{]SJyNxdF`@OCtD\\uPxbqpO?MPQCz]hAP]Z?Qs@m|As}LA\\F}u\\JD^Oq`SkGtVCurboyHowclcXorbhIwAT]`T[]sw|p"
    "zTf|Jq{}u\\IAyvc@?pPgIoOY`_xEDCDpAqGIucwIGNHaF`oIzI|B|o[]FD[`L@_uCr|Kn~wKrjgwxqWtpNkrw~{M_qO\\AQgC@]K^etPyBbnZwD\\`"
    "OH[uFph_yOoKwnyOvOktRB@?zLrRnPLD@}gUvoOi?`[wzQuXst?qDlDFE~PaPmsk?Psf@ouNDv}XO[wWvOSpfo_gCo?WIsXmHc{ZyW?cE|cbLaPg"
    "rnLkBn@szNP}sqKupm`z{G?~?u{?JrGaRjOeJpGkhuM]H{tQQoOxBTkBLC[gCwGmycHAB?tNK}\\TwIlQO^DUDTgxX\\kfhtTWz@@]xupWJPOouKDJ"
    "AoCaJ`{~}PcVA``PRmcjD]kcP@{`?Uo}hnTVDPE_ALku|ahe@P\\wuUWkv}sPGy`E|RK{@STfJOGl|m[ed?Kg@@lFF?}ovt\\\\LrjlFch_MBTh|mxZ"
    "uqdGEZC~sPbOBoKV@QKLrP`\\P??YzQCeub`[wT_gGAsgCSDi`\\_[}TdI?shwg?g_u]DNDQQ`FnhkqcZUp@otznplFQfmzSsakKP@zmwXIT\\B@^Cs"
    "FphXwcW}MT|zDk@N`_{}NOqVCLpDtKpZCeFx?BxR}PSX}_xX{RPn@~psrOm]JBWq~K_uLgL]lNOInnCmLoVZz}X]unMV`]srF~Krqfh\\FR_mCNWq"
    "i]?lECTLDZpL\\RXiXdXl{phr{~soW`MCH^PhW]ndEB\\UJoO}HTPQzpsi?^LdEOfs~^\\IKOKqEOsAx~reySDsHMfo?CdB@BmBA[maPP`LxUtDCAAl"
    "FQ`kUaPH|ioyLnzi]s\\Y?qDnMBkLE~i@wjHfAaJrM\\swxnIRHRKFuNyH?|_aD]t`rplaF|rr??HHO}\\M?_?cpLpFHLTJAqRAwDXD{plGFSs|CPUB"
    "?NLSwoyOtnTKi]OV|QHO@f{wCb[e~uTn?@\\ICALN|dHIDp[M@|Pe}_FzHD?B}p@PB_?`uPDssNDFG?[?E@scNC[bB@dmk?r~Pi|ex~FWF`[dzluN"
    "|aO]xBPIEVmRzlioRTPvWsTLr^F\\L[CVjR[rNOXsF[G~}vgwdo{^|jToOfGnvasyO?[fCaKs}?p`DnfupryS}XQb??CXsJObwOhqFMCsH@Diz?HB"
    "TocY{MdIN`[vubwv@BF}r]^_MAPfF]_xBQp?KL{ZGCt[C`hm?mTaN^GBA||fMzwXEwOz|nG`}@Kst~db~Y[uG^^a}ynpr_`dCRHK{T|i|]PEwqXr"
    "w_WhBMc@?a{hA??rrN`BJp?Bq@KlG[w@L`K}{jcd|}S{KmCcsKw~E]rpRr]yMsPCili?L^xnoM`Lzk`hLsz{?Pp|FSOg}sP~`^pIDJ?`e\\WJbQ`M"
    "GqWw~qZlsNTVBUshu[eHMPXVWpxwCsXhPqwqvAaS\\[lEp[sdzcgBx[wjCW?H~~GwN|Jy@U[zLLPt~d@hC[iQo_{D?YC|nrfxDeH\\XRh`?|hNFm\\W"
    "P_[rDiLFXqW\\O}pz|O\\xCoCfhodcAspANqwT}CPcTQTRBqlADO\\P}aD[|fkMNY{efq}?DG]Hr_l[m`?rw^fyIPpZB~oML`H\\{`aI}a?rIqWuUl`]"
    "JDkxTmG\\tQk{@XDQTQhMuR@[PThlt`\\uGmga|^s\\DqXRDM[zxN{X~N`VNnJABo@}{Wilu^_VDW~QK]GNB^Hgv?j[GJH@?LzAAfOT`^wuJg?W?ntC"
    "xgTZCNeKmP\\nO?LJOnx?j`?uYMMWL@cCCt[TQLT`DpzmrTpt~@|}kOGE`[{[y\\r|taHlu`xK|bXeSqPxDb^dzrGqL^YFGoWWP^bu|ncL_zEP}OWq"
    "GsK|yIa@va{wRP|RGQCB}_PKyQUZdpFPrNxHwQ?F?AVhh|rfD\\pjwb{iuQPX}Bi?bNc`E~TDMvGd~r|\\}nJencCbnbTQB~L}GrMEz^i?JtpMzOsZ"
    "?\\w`iSHIrSS`iqRiytTlv]|TCb`]AMHqkq?|AmyKrqi@xScGRo?px_d?|\\xoCPchFq@fAcKGwqPwjkYDK~_ft\\dKENs[MG\\[{P[JzPWH@qgF_pPk"
    "vG|vwN~gp_sHu|OSrTQO|y`~R|HK}dj[zCSeG_`^RPPCBSpFzr?lS^pKG[`IpOOe~upVmnCx}ARuxZDfm??Bx]PT{a?Vmb`x?OhJ?~?h~eg{@}\\\\"
    "DP`ZMPc^op[f?PslP^ECHnTTL[h^`\\jn@cK~BqhSfSSjd`KVxQd[KnG_M\\wI~[D|?mOtD\\NhEMp|k]KhLxGHG^lnVLUF[son_|w]sEwm~^p\\}RI@"
    "H@[Vv\\O?}]F?JPdElATzul\\wzc|s|PkEx][l}\\HKu}ctp^Hgl_|DNkTKuaLVvtO^n`PJI`kzvnP`YkoUBQr]E`lfOm`EZ~@}tNO[[cov?@RAOjPh"
    "qtSIFQ`]vOPXrUoQzKSzuQOgIK^?tQTczPo{?WhnTm\\iKk`hxlr}JACg@@[d~aPnFBNrDOcxCM{aDr[Iso_QRb`VvBSEL[mWesPNi}o?[]CT@PSy"
    "HnlYkW|QANYLHoc~sQxora}SosKuBoCc`QYr`SB?@PXYxPSCzg|^GFoTDdk|xmkX}kqXAlOmXhEDvp_rCHouE~KCwZUAGKTsJnGpM_{dU{Wm^qSV"
    "y]lmJNy?krGT@~`eV_{vJ{Ol~T`DB`h@}]M@|P?kA`_zEQ@u|ckuz~\\|uL|LE\\mJEmNPTn_GdagyHqHb@r_asrDryRhQE@frBS{zF?zL?dSotA\\J"
    "}OStoAq[{]d]?URt@QAA^`xTEqz?wydmSdoESuWbgO|QEBSjycXvv{k@vS[l~r[XB}GbWQTAUbfe@^]?~\\??@NPU~eocxdtaBt@LONOqAdtH`\\fP"
    "TONO?rlWE`~Wqr{x`P@M}^klCUp?z@g}EqdkDNGkN~Gd?mfAqPa[IKwvOGOY{p[Qt`FzBOdV?PpKPCSVzn|oJNCqNE@Oz\\jxNLg}u?kFOmk}v[dk"
    "C^T^Cb_kRJwz~Yhi|bCqUhDeKqriFLpLCTBqHw?]~MhSDo\\AttYDLhV|P\\hN|sLaCmWR_v\\@_}[exMWVEO{QF@sXr|OLMGOgvDIQqmvmrVTH}sxi"
    "z\\rxAp?tQNAOkCk]CntJ{`IT|NObm~d}@?QmF@twmETdCLMWv^?Awm{gCW?zxYpoCbhkvq_Vn?byUmHyFoOfy|YEI~Sf{|\\NR@dZrQtP{[tSxsR\\"
    "wAo|@bbeQjpTON?K|?JyVozxKcWeKpD@tRTft_OhGqvtJOzl`\\WMy\\hSfLVUN\\w{D?wY{pqQEL_tO`LZa[OiBqkC}`gIJI_zx|sU|AI@Ct}Cbr\\Q"
    "Gbc?`__?FOokmpjY}[yBCBT~z@Xq@NcSNB~]qCogHeCw|xgu?EHTwlKpFApdIN@j}g?SCTM~?\\?gxCo||UxbzOFwn[P_{}|A?O_nHbdnGCTMMpWl"
    "ylwf|XZD}u?WR_SMKDDcC`LUAeSOKpHTcngH{OLvHFwgFm`@CtCBCpGnPplaxPHBCLnHVmSA}B[sC_PgD]lY?chYMmSffExE}_c{}wWeq}`NMocd"
    "@JH_Cmk}_~NgEcSKomprGMlRMsZ_}Q{obUL\\k^@gEd]PIaFtxDIYWbDYt_|YFs\\I|sWzjfHkBAONjo^Akqm?~BwDvLx`rsCmklWeBDe?ydcstPp}"
    "iP{RDpCiD\\^auztXDn}Cj`Cy~Q?]JaT?|K?|y~PQ@lhJIBctLtaDy`|JE]AZLlZUIpdXy`Krcmlw}YfrGMwj}]DrrPTTn}Ce|NTjHrHZ?l`Pwma?"
    "XnL`?oX@N}`Vl`hMJQGGG|J?z|X}oC@aM`ThK|XcjNkiz_bAIADwKOxEu|dh_yKzKRpP}BtG`QsUDsOd|OscGN|D~Uw[|nGjvRS_Csz~IYxpwQ~N"
    "ICNmzr\\\\CrV}w~g___|vvRw`E`[y~^HrFAJ`E?TZZ}tcPDhhy~S@poccTAi\\JNK~Q?@`}@ss\\k@bS|L}{pnc@TSdD|cZx`r|AMduGpJAAO|sx|{u"
    "N_t`zqW|_pkiGAT@kcXHTA}ELac]{tgSx`{MEm_Q~_\\PxqcNrngrAEpi|~[p`QH\\`|fexeEKidKJN_VUuCP^?CYGA?gnOuP]ENS]x]`GRq[IBlw{"
    "|ilPSUuMHPY?s]gkN?HPIRGztsPRG}PYJOXGGn~kDQEgF]DZrnpB~tG?C{LwyXXzM~XiW]GUBM@MXNrk~Pw{MQDJtIzx{~djL\\~wOMkdQN|iBP?^"
    "XMiJQ_lJEQCcH@WvHj{NFaTNDqdgeCD`r}LZ~}xUt?|_S_mK|l`QsQpMfm`Ww]\\{RmaO~OLyHrL_@f\\M~RCpDvwQxP@R?UiBVOPlDIm?OM||`Pg]"
    "HJ|PCWgMvinslbHiL\\CjB~RYtbjlEo?wQC_xwPtYFtCRWn_ztBMNf{?tP\\OfuTsJ@QoFzBPLp~{l}Mp^VN}NyoM\\CqSi`QLX}sVvFm\\I?^_X?seM"
    "~@yY~@SkGRtlQpEH~bDZyoXDTjRy[mMVz_gr?~?PBG\\uk\\{CISHjs?{RhnUCBPli?QA?T?TUEjx[|LsfBLGGG^~o[GLDC?eULCpk_ITKGn`RCQL~"
    "t`lIBsHBLCHbzO[mHG|A}a[aGvWzKAtAynDavDVMz}smONl[BPpDJOyY|n_wOb?EnAv}{NwDmn`_iBZkwp{lNoKuPLtauCdI@zg~F?HBO^s^A~l_"
    "FxDI}Q~yq?okCHEvNlRuz?X\\?qKP}@[xC_Hy}O@@BAV\\pnTnROKe{Py?_~RqxY`exlOu~N?kGIk}KvwSYNsvKsdRXK|q?CodGLWq{HD_oOCBzosY"
    "_z@kGSH@GW[lw?x]F@mEE{xduzdrB\\@dS}m@}R|zB?GyONf}@n`UhcJUyrWzEq??I_xx}igLym@yo{KdNlOW~lm??K{MQOLd{U{nEQ[Q]MRWDGC]"
    "FB@bIZpsz[TL~skdHm|O@Th`mBKa[a[PCz[sJox|DaLHBqpRr?@vD?PkDlOimMtZ_?weh[w~oQ@eKO{qlpMOx@\\FI\\[|FRUg?O[J@Ntln|tx}Z@U"
    "vHE?z^_z~^@uCPdFyoX}uLLTBbG|oCdK?rccBB?WZPxDCvXJG~w{UN\\@voItx?qUA}KVyQlY@nWvuofOv?`\\AU~qAU\\LSj__|qGtExwXyUweJN{n"
    "jQK`s[h~VbhKOYOjFQdZCcorBo@@B@OzSnkO_|xICp[GtBdGAop[JMtJ}}GrH_?solvetqcPDBJnHqmU~^A?{pWpA~SSpqkCQ_W}{`civ@dUrodW"
    "k\\hZ}~SVuPmMxdkm|QLdPNclvhE?Tyz`dPHmIp{|_{gKzzfd~LsStOstYAhWKNcc~mLOobPpooddkMuGxBneHShFHb{k?RW~`PC?|roIeACuRUPC"
    "yk?GzndQ{~`ojcSSIMbsTwo^V^Czz?`jm]rVErCIC\\{KFR?pwnHqKE]@yNd^Ji?cJ^Knr?u`?oTXy}hBLagHoMESNBuXMR\\]WphEAda}@aKp}hZ]"
    "Oe\\ZqHDrpRBrxqUTjPYaCMhJ?p?cJnld}B{[s^OcH{}aU]\\pJcMHF@h]LDL^l^hWGmst}bC|{soUJeDFRatFwqPCA\\om|d_GLu`VIsKrNaKpCL`{"
    "Asg\\SfRU~|fiW^dJmlS[XPbhARl_tPkmNN?_`Q]Mq\\Y|JQYK|TOC?RjdPVKuH^KjLp~`ABOt}UWr?SlS}HHz}N|hbPtBCB`I}SkmIw~AI@w~D\\|c"
    "rooQg^?g?nTZKLS~QpxOysVhNlxVG}O}GNH{KOKepjsFe^WZDOTN~oGcJoTr`^Cy@nwcBWyXBc[BH`csJox|BAHHGoYRNtDLDAlATp`uHdg_tsdj"
    "OPgWB@^oBsSfszO\\@oU@_sg_\\tOws}t{T~xRMzGpELn~Jos^D`OlGrsxANOgy~CxDQ@Mn\\PzKMh@RtyV@^`BBCCoVAQGnJxC@t@]jqK]xBDhsBqL"
    "zR|yD||G|i_TAAtCv~lRMC[dN?T{IAgxG}`_aR]GL]odN[pV|]d?H\\||z~Q\\OpuHxL[HypvoOllA`[sjzrkmzPBvmXG\\DMtHD|hitNXxKOR|FJtP"
    "|uwqJrhuu}\\]|OWuvAG~|Ph@ARGu||Uir~W]CBPxB`OTDOTC{L\\A?AKGQ]XVAKoBTrouz[xCKbzdu`IM}p[L@TiBAoO`EJkIupDNwI^RDNoSqrTE"
    "{b\\Y@qtsO]`_YXDmwdGJm@}Cu[|MEW?xCA?mz{`D~n{FttWR|@|PAd]Z_qtzytDa~]AMCKlzuOBaIMWzDFe`Lo{TBbPX@{wfv?ct@@OhKo\\k\\XGC"
    "C^`L}R}Gwf[fM_C}GSXO_p[}WejXCyg]F]cq@cdGiop\\Apgbz?wqCS`oukoOxoTXpBS}APPAlNxN~bcfJ@@JBcdZHPT_v\\vyT@\\G`^LeS\\ohrq~w"
    "GfOT~MxeB|\\}yYe?ZsdTANTLHne]uq\\OJ^PevplcNKD?J{CCHrLc~SBzzkaP`_pWG`ZiQhECCAva~TScp}iBn}\\cCB@[{C\\erRd_xrg]t@~Q@L{X"
    "BVEADpNZ{TdTGuozcQ{HHSPuTrpXy]|`}QFtP@O_I[LjL\\Rs}aThRsPQ}Q[]QmOq?}ZAFsOqv`YBGBBQGiyazSFwIOk~rMINkW|a@LY}DNlLGQCE"
    "z_jWync[}sPAxng{zSpGxSJhJaU??Ocov@`mxcS^GqC{yc\\`|B@VxRN?zAcVlmhzy@kOItSz?]WXDSwem?KlWLsmw}s[@AUnHYTWzGk@}?UGxqwy"
    "D`?h}NlyIp|`E`XFG^_wExGGE`QICG?YINSaqSzUM[KlDL^eKpO~?}@nsC{iHnTAG`PvJQcxKZcToo_fqw|HR_OOG?MltqxFG^hhC_DEGotZpM}H"
    "N^{nA@XG?\\pBIw?[FN\\[tsYCDl_nEP|gAM\\hLIa}pq?}yew{GCtJjV?fzBI|ltWv@qPCoad\\?[?ptCcAQN^lvi?Z|VGz|lsM@@`UGsd\\E_FdCA^e"
    "sYDFOpK^p_GGTLehzk@GWowNBQW\\uJ?i}`P~Do@KKCV{Jp|Mq?ChRRZyooTZoBjDVQwv|CO}EBOsB~Syso`UNLd\\JBce{AoK|bTi}@?tEJpLCVgh"
    "~OLSB@SjEZx^u^eLu`OoAadXx||JBppfJZ?|B}{XmdY?s\\ZTKjLpuaWVVL?xNlUU{?lBv[KS@[kv@[pNq?C@~FIh}\\g]\\EWuhP@ZX@zhynJTrOmL"
    "nTNsG}`^L~wqF?^bF?CRlDcCOLZm|TUMu~?uD?xxrATiIdsCusTxg?stiFDF?`wTn@PsBrJ}zO@guodKu?`{Ij`@R]ts@^|JXSSZmZszQQP`jipM"
    "}QKWVntJs\\wFNN_pz?E?D}sxxB?tLpThI^oLTK]SHqwcI?PB~xEHoqbACgGQtexKyCwB|Q\\@B]CHwA`eVB?_Wmw_~`Og@xE@O_P]}`S|?ouAv]aK"
    "PPhHJNgwF]S^C?S{DbC~xmjlt^H`F}~zKqTu@\\m]GcIe@DoKN{DXWSKGV@G{}Io`[[_YRaZRj_hN{coIs@WuEj{wx}fZQv\\Me@@`C`ld~LHa@DXD"
    "O`HL{Q`_z?N\\O]qGHziFvplo?_|jxzgFrBfkFN_|GCSXc~A^CsTts|kRn@LGF^gVENlHlRp}SHfpQ^eBDDkILB\\]aB\\qJ?g^FMh|?oWQCoxgKMwH"
    "AMsxw\\_ImH[XJHVC@NXk`XE?C|fA?qbAH@`podAxxYc{_}iLs`eirXGvH\\yyJRGoHEuETl@JPeOYA\\h~J}@EMhFiIVhqF\\~ASHFA[cZAxdghGSLB"
    "EUQe@@NAj{yYNO\\lBpQSKHG@s?oJm_vATFH{GK`|oZOCfVF`JYLVEttEohGNNYlq]G|mRNCdY}HjdbD{~XqYK~hFOrWoNAbqHp|yLooHbW|d{McL"
    "J{YsXfFL[AE?_|mJLTMt@`H{j}YTwhDOu@v`HNFARV_J`RrF_vL@NN`LuXfPrct{AMFy|mFtIJzAmxFAJtFuSDjA_xFFrPlmNbgvfhGuPOVA|g?b"
    "xhGf_rJv`QjYulWTjmvXNG~bYs|w[IxX_pqDhjq\\}oULp[oRvNJjG}wgSXFA{xFpQ\\}?cX}aBkFY|^E[Wxu@`\\m~~O@YMEeO`VLrMosVsom?Hteh"
    "PG~t\\IDgJg?kuQoJUTucG`z^YR]s_|Sk_pHODbwM[[`?DVQex~qlIW~Pm|eM?CGHGlyRLLDHMqdWv\\NJS~EpC\\{n_pr]`SeC_xDyTmjqUS[RGbT_"
    "HUDBSb`DE^g|ww}pz[}fN@mfRT^lu|pwBvmXW_bAH`h_w^geT\\TPOVSb_|]tS?QPKW|sAZlY`iA?xNJAsHGCW|JPHf{VtBHOYG?|K]{HSkVGpw}K"
    "HSfTHOFH[[fiCzfMHprB_vjxR`fH`VqHgxmE`_o\\_sLHmuxix_mIZfNrqkVrfLRoe{w^WgkSE{uyYz?_Nadc`]e]`YmCDj@C`ZjX_{`QHpIFGMXm"
    "wkLfEPfeolhgeIoVOMA]npGIKPDIUtHieZIXPSWgbUVs[POtyFZAZ`x~}qoEfqb]_w}?}vBhT`qP]iLZ\\`UdoCWkyxDmsv@|y]M]Kt^aeOtk`V|]"
    "em`j~khB_uaaD`?ypyPvn}jYIHDuiMHH\\Y\\~EnJA_wsBRU\\_F{NAWTRTusjRANxdhSw|uj]?LrxJ`PvARC]GOqWFFjTKOLpVBJbj`VKQQl`qzw~y"
    "FtxYx`{afM]VHg]NrQGTZpsiTeTLzgLrtMdz?\\?reidFgD~zRTzAVXG]ORrcus^rrjn^UFv`tqcToRa?`XIBnmLkSCQSrb}KSVt{IGKL}]fAiHGy"
    "{{tM?CDrnCHuUSVARTfAijQGlhDLQ?TfM[VAMpZfm[v|nmSBFQKNz]|A?_Ha~{o\\d?|PW}|\\|NCi@rK[teWi`RtiYDZjW?g`pnFozPXTk~W`B]gk"
    "CpHAse|RJAmBHLJPXcjwtsTi{m?cvsGtUq|nH[^uE_\\FL@pvHat?NtGWppXTRns{uYpn^C?PTFHCEmx[?otons|crM[{B?LnqCLgH\\s{v_xLHZgE"
    "OYVw?@i[laOirQStlsgHpoTGCCdI{``GGo_[~AgrxaorsQXdBaaowpTXRR\\Rr@OfJe`TBBlLwOk`Sncjw_pqOkczAB@TMW|l|]`NVXGmGlR~xnHE"
    "ukhvp}LjrhDKDp`}ipgcz\\W_BQN\\{qMhC~lf|pK?B`L@D?tz@`\\Hy@czvb[jBN|CvoHUrpkbWTpnr|_{E^\\MpqOo?nPWrpDKxRKuwRceKqdEDM\\F"
    "IO~uHXDQjRlelAJWCnlmMb@Q~o[r?RBkzW|D@^souqgsJ}|A|s[_rSk{L`C?yN[Y@oxMzg?GRR\\KELWowk\\iDlvy}o_mQ`lfq?`HGVSRM^GuzKZm"
    "Iocdra[^wO?R?Aoz~bS~ZvCr@kTo@SwU}]XG|~p]EBwbjqs^m@LBnl\\a{}cHIQE||MwlpdTZ?R_]prKGv}dc~?t?}ZksCmdIs~|JN[hcB@odyNFT"
    "AgTZO~\\[v?QrW~DUFRO|B\\xzyMDD@qOM?`PFDO`^_~gbynGKIN|em}{\\kaKIABWFLo`GApLJ{qlb|rKrqdcKAqor{_ctUoaBBftoSmpHPLw}DPoj"
    "haLYxoXFENEAwqs[~^@RLeHfNQB?NpRpq\\|\\sNfUoAgXW?\\@vVOznn|L|q_c{lsu}{_wLnTNHQDZu}XrjZpZH_?vyq`iqmCVyb@jZ}wdYMDTI[@J"
    "yN|OO]C}~Ao~?ElOAkTjGR[OF~|^}Ako{RbiuA[br_GfM?cetQDA{o@vrP`[lQ@uDR[nAaXfNv@JsacERUkZOU_hJ^xEnAGoBNLPxcLA}]ouI^G}"
    "YOkJAnVlA\\W^EotYlMk}Hc\\XR\\HjJcktCQ`cMOsrHoz|u}lBsp`PIaHLsNo[@a|v}N}~tARwM`S@OOCg|O[os?GtMclE{}`f?@@I{mWeE]\\HHqoy"
    "ObXlJntNrbH@D|\\bHydPM\\W^u^aZVtgiD\\SRR{[FOWHs|~sm@Ov^}CLABpeOv|[s}XGrr}?ov\\CFEpvazzHrwuWpKDXU~p_wDN{gH}s`AIh`Ns|g"
    "qcoUrBf~qoohT~[M@eSs{DGn?c`P`PXY}__rM^?iACoLn??XH@OnD]pO?Qkx{L{lL[GlkmvAqy{~C|?Pxq[oxCXZy?CZGNKS}@w|f~p^I`AlUctn"
    "Kg\\SVOK?FQ|JM?u?@fLYQ?c?r?\\jJoxZ~e|nJdP|@[Dwul[ecnwwAnzyv@_jImPENlcuDNooBr[]J}PPAlko|elFUkKKLZM?IPOGME`mH?w{B^~s"
    "m`pl@ETCSU@Kq?iLMy|cnNStuqZWu?cshAdpNndF}O{fv^hQxAKv|}KIvMdd}_guFA{h|Gcnp@hnz[kmVaHlsEPHpfPhIYHot~SgH]bqi~~Az?]G"
    "zp\\FO~t[MKPPBTLdx`dzvSDwGOzvAPxB}qbAZNKwROp_Lo?iTPYS{UGF}MWDN|HLHPIQM@LE}V?vzdRfE`PsDYpRA@X{@aPiAkO_r_wcK]f?D@`K"
    "yls[FLLxvDDgG_C[kqOaJ~DBz]Nhur?swTPkR\\nQ_pde~PW]szPV|`kg_cKfKDScyCodVlDPmtLQHpDKiqSC@CWqtSbf{p`fy@?{E?DCxRuvABKn"
    "A]G]taT\\~]kvCPDBNr_GBQGiFlZlHu{{ApxcsUCcAMmtFPPq{MDytmtTvOFzyS{Wu`xcI_Cys?kjC\\LccOczRB`svzReNrmIqbkkqk`eGtdsyTGy"
    "NA?_?DCV~}lwHkWYGuDcK}|f~rC}weWx@|?U{pcZlaqpUB{p}`tsCpiJkAX~wq\\K|S\\Gk_lZIqDFA@Sbu`tKCyxNFKtos_[SzxDpGbBuk{kgD?hI"
    "~~LDK|wWxKRiJrgjP@o{MAhNH`Wvz}x^mMcVGCTVFMTNJpSDEnCxISdFS_HLQ]ekBmG?B`LG?JOY}?olD@`QvpccwPScRn`WBOkevRleA]Ds?|P}"
    "}`Gxx_[{t?pQC@LuAbPYKPw{{_?}y?_X~_OpHPmPAmdzGqz_?baFB]_xDfxMrz`QzAOWHO_kEg|\\}{^|~QSLGKL|u{GzI_?b{bWwvL|Iwn_nEq_X"
    "rpLcA^cvnZ\\vDQsiIoWkgO`JCozuNmpgEk]AJ?hIvPs|HrpM~BFiybKfD|gkZ]ChxNYYKQOv[i|]C~HJ~`clyqKsqcGUp\\W|]Q}ePDO}uOC_yoox"
    "t?hHCoCuA?pouL{Wk@Wh{?\\X~NonFapPIAoQy`LpGa\\p}QtmkPdisBWA|noUL^[Cn`\\xEpCrJ^[s{Td@IAH[SPH^D^FAz@\\fBqoZ[O|k}O_RUQPn"
    "tnwyv^T_|]V|Es[jDNFyzNdVJOHQP^`X|o@`mLeAwNxT@m_L~rgnu~DKyCdV{MPN{OdP~lwgB}}?YsXb}RhElqHHF`LF|L|mx^\\JDIdj}``ZJksj"
    "uCsQH}tq?c]HwOr_~Srt|oyg@RS\\uk?kHpGw}pFICOgD}\\uCqmTGCa|DqM|owdpOWA[wOB[WzRO|e?SQ|bb~S?a?S?LA}NJql|ENBODfv^|DCUbv"
    "_tL@IoGmDE{mwSDXEosvtcd_yq@S~NGksQDazjbf@^[t|bpDCqQLJLwy{__zDsuTirkT~O|YG|whIszrIHGZe@clwMDPJAWmCNc{A_W?\\jxJLPbX"
    "Q@s{vo[?FohxS`lM@oNoJM_}wcU?N~|yuoD@InXGGeAT{{AFzNSwTNjnOJbwrbcrGT@Xs|K]w?WKIMpgBaPOLQtTJxGqINlPO_lz?RDi{qplGj[G"
    "FowfNDspElAkq}nr{@\\Dd{mahzyNJr@x|qSynshQ|MFwS[l`HAcSVCA@HDltIM_szTdeEjH]AmPILpO@MOspmQ@_wNPcKsa?t^RsW^HoJ[_uClOw"
    "@yP]iEvHz?lOMESn~p?[GOSQzCLM^SxazaW_H`CujOZAwrL\\odg\\{~\\o}SKvML|GtS@qAqK`|^QTzD[hBC_lk@Ij~oOfBs|vs?gqF^x[A`tfnb`n"
    "EAlOIMg{qdXtDNbttl{ZylS@JPpy?WMN|MDqC_lF{@ssDP\\AMtWA@u?t_rmQ{~Ujj_HoE^cJ?sKsHi~ix`KanX\\vubBkOqOtAKlCt_nrHQYWD@_h"
    "BbWEyYge?@o?w~Tf@LXV?nBez|?dH@M\\Aa{MGL_\\|I[sF?om~@kgJowfDPED~Vo|EDVdz`kvCueK{boTOqK?dMC^O_aI|BKSzODIAl_kyP[poPIZ"
    "s@h}nA|\\DQg`Na]PEootJ{lE{bKH}a\\hCPsqA|lP?[TStOOtF|Da~m@V}}xZ|`USf`lSy}_m|b_IvzhN?pafD~uW|oZ`tps[pNkyrBSkxqGjo|Tg"
    "KpCgNr{D}dksGq?e{LqIyED]w~Wc|Stj?@`yx_H?EnlHGRhC?n?~el|TI_|rqbWFpowzxoTYM?p[B@?S~{Rz?}LfFNKxJa[ije_[C_DVDPkntATf"
    "E_GuHB{m|RfW}nXcu`CoApiBIKhzFasHL@TAPXyQvpXNs`_E@SoZqpQAF_DmLK`X~q@WQoHN@\\?c_~CbqHEYxo}MDa?JrmWWujGFvOH\\IAm@|SUS"
    "?thJxjxSJPRitbwcvNxsuO\\^F^DRIOQ@_tLlXDkWuo|i~khFu?hIBQon~nlpXdi\\IphDzpLdRA?NAhG_?pVzsLwqHPHuzml^ypOc{mGS|S`^B^G_"
    "HOXJCm\\eN^?}@[_kO`IWEbknCMptIQ\\~{_]CzB|FB\\@EQu?YuA?b@lGVDmduAKol?HD_wlLtGQxCMZ\\bA\\o`}ZkszK?Iw?K\\kbXH}@{ixO?_@ROU"
    "ojsVLO{l}K@Iq[@LwpxlH~O`CsSctLV{zSWXk~\\OsnOi}IsWv`HMyP?x|NWlm?p{KPszx^l]?]dJKoXMz~g]?nsZL?ol~RI\\?NVwCQxaATshXJOq"
    "ws_}ocbywB^lYAPR}EkeIy|vv~Gqz|IW~asz@B[lE_Ei}n]UD@OCk@KzF^?q{dx@}Mct~N\\P~`oYHOPT}ojyBO_{|CaqOW~}HqoQ}^d@}U[Prn`C"
    "H`lEBePOH`DksBP[~|sx~_lZu_tf?MkpDE[HT`T]}[tgvMFxDnntLmgMxtovD`QNC@GQ[`@F@AGiP_g`wcsL?Acp}asjuA`Y@Oxl~`WuB]dFE_ZQ"
    "@L@gz`|cCC`xw@gertOc}Al@GP|EB?LV{Zzj_PtaRTt[uPAEJoi@qn~}m?@CrPg}_B`cQ^otH}[C{M@\\F_hc~BLt_~?jD~{Y_?VyvmG]_pWh@og@"
    "jqN}G]_|Hqp]?PmaGecQDpXnAKMuVqTNPRpHJ@Gv@ROrIRXXv][{}mls{LWYnQ@Mxj{}}dzvp}tpy}ye\\?cfXrKxGawpg~hBr|\\_{A@MAsLWy]XC"
    "HpeLk^\\Hy^tEvAO[?CxJkA_pBpx`enoJQkhRN[ry~\\oRv]]JC}lKTRRhF|gmApsQAPTG~^Nw|`lySb_yvb{djzuDE^tJ@r_mDAgb{}yNyDSZsRtt"
    "~k_iHaW|LpaOOpKNEcgCBfKhxmgAE[`y}}pOp~pW@@?@}PJn@SS`F`@b~R`DxoLjxacpsMwmMO|GO`|GBo\\DJTpb~?o{?NtJsLSGDQcvzpkcx|V_"
    "r\\XlDswgYq`T?aS[znDGrq_OwQ`m|QwaGNHEHNsrAb[vEBk^Db\\NEQtE?baSASLeDQClH@g?HBKNKmkx~CHy{Qj{Eawbyacr@sXty_\\SE^GkJ~xX"
    "A\\]GEcHQI?\\GG_kcM~{t@}h_JPGOoE\\lCbPEu`Tesn^ao@\\`{QkvGO{FqMfGdJ?orbAEy_lbWreU@aPDMsDBB]n?V_G`wbxkFqwcF}|d}qHPEqIH"
    "j[_`yOKSE|{J@ApQKOxLv?H]~A`p?h|Xw]Rt{Zgc}mpUHnWp|rHESI{ZLQCR?~}TC}SdNaOAlq}Fwpxi@LkhAqgs}NtTL?Xb}_T[HOc^?qwwqcwK"
    "{kiVzKHhoV_wsmpK}otKzpr?EEadQRDM~vhL~c@}_pLRy_qQG\\kYzs[x@L?RxkK~Cmot{oScJ_shq{xXWIoGlM\\TUqSMBfKfo`WkIYNYOG?jGlI]"
    "wpA?PrdTtyCu~}~ZT_{V\\ad`yo|Ph_?Vr]aCLDk]n@pX}PTcG^hX{_j{AoPTNjPnfCC}GTC~Ulpj}nkg|KtiDskPxH\\pvTLEQsdC~~HQ?m_nMrcG"
    "B^Hi|_dr@p_FJ]f`?qsn|PGr|lKAHNC?K~G}K`m~@OBxsR\\Dnjduoqg_E`XOO]dhJAjtBT^`~`@CA~xHyS\\b~~ly{o_}VD?_AbsMH\\[[|BiNvpCc"
    "pAP@vT\\Xm_lUAc_DMLHC@Ag[xiST@?d|AVktI{Hl@AD@|]S^zAK{M`gDN^oa|~?g_q`mLb^tp_?mPswg?NlL~qZt~oIcLDb[?zgny\\dIzpR{_}PC"
    "?BtWYr|koqwMussKEA_NFpP?{`OMIMxB@oaRM~lKq]tpJuhK~nDVwbyO@naALnGjJsBzbP@A@M|BBEU]qM}sE`qdbArPuAsqfs`IIqBy{~xrK}{`"
    "q{OUAlj|PPo[G?_~te]JEokp~ABcNmSfTlKhC?GjzKwaA|XHzPDLGvlNBqUYEQL^}^^MDqwVzPLyK]WS~R_lFrSn}?UEwmxlym`KOxG@|LlTAqNl"
    "w`pWR~OR_tBkqE\\vyq~gz`o~HKctCk|OkqWrw`Sw?@fI~aD_MSTOA`SvsiPf~@Sj]_IF{atuuOT`ANVYCt@Ezrc|k`d}Id\\fAa_ilAeBQz?humGk"
    "B}vvphksm}`GzRlHJCZZvp_fyN\\gDAI?@Tcw_?_IZASM?QzSOskXYmH@o_wmz~`CNR@x~rWPsPpHLQxbn^l@Cowq|`Agp?lk?kwt|VL^Hg|TL@c]"
    "B^?uGKO~?OJ~xKz[|^lm?EUUnLwas~kHHme`ry^{|PLGFzwH~eOV|osp?Ay|Io_mS}_Jl?PGIRtrLRoFAPTGH`Hv{_{UT`CaRBlzx}L]m}hl|QHK"
    "}TslCMh`AbLHMoX^AeWmF_[{Ca\\F{~oZw_{kOm`CxNoinOKxR]dhA`SjLoGo@p|_{lS|CBxNxqs{maOnMAgrKOV?{?C~}~SXJ_gdNSKFB}woy`tm"
    "{}@_yBsg|lcep}DKxB{vEj@jJyw~CNTqvpxOIi}DspsD{A|j{^LUA}yPuBk^A@C?O_LHANQAvPdbnpkfPCyh}m\\YDZjkACbhN~SWz_hCCMkcyOdg"
    "kqg~DqSex@oFB]lTbOS{y|A`|MoyQNgG~q_kAbDBQA_qr{|tsOkcQlm?mrc?@QhTIn}MDE{k?tFk|[h^TpKhuNd@E]GnvzpK~`HXCg?JKN\\|Mn[I"
    "Kp[}z^ScC@RsF?g?BbWuO\\CW{bW~E_@HFoKsAOTKS~|Qpl?gGRiUCmwm@}??toxNGox~rqwe{]l}{Pwc{~Tr~kWn}_WqBnGmvSiA|`Ksr_m]NnG_"
    "rSgjJ@[l@~mhCsTOySvtE_x@|o\\|rvOgBn{{BmdJ?nXIvN`Vta{Q_u[Z~rwl[ScxyndpkoSjld{zzyJt|xESacLeZ}HXz`{?AMXoDOa`I[HuGNXz"
    "~eCyI]cp?tXFyG|VDr?A}~c{|No@H`lInSMO@^Daqa[KBb`OSpbO?A?wIR@jHZt\\xp@xz}@rUak[xRgEOhG_zQ}@IpKPrDDF|?i@~|wfEBKl?ogn"
    "IPStdp{[@s_{A}DC@|Ri@_h@ZBtCroe\\zMRxTd[k|@tmoOCi|p{kQRTp|A`UIQc~IogsGnoODchY?M?iyuK]yiOeprGSMbZ?~^O}}^kN@}LwqA_N"
    "mphBFa[?KtOkBBLX|ahJJRNwH\\tD@d]\\EbC?pQ|Bwp?cr\\g\\}MtO|TtmyAwwAEctx@wfyodmA]oFpU@Sz_pDA[gnslkm{]`X|qZw~B?KCAoRFarx"
    "LoG}EjJpwy_sdskxFBhfuB\\NI~ybSSHuKa{h{oGd{@Gw|~\\IBL[}B~`Zy@PiD_G_u|TOzQLIoL?^Jowi?CuTXnhLCB@IntygsHEcxW|CGadmI^LK"
    "x[pc}nz_?BKBE@TvuROiA?lIK~MO}}p\\~ep?Ladd~QxgraGPs}bA}D{?EpbrCKu@GSSw}AHQ|nVnA}ccz\\g]@bOFF{h_c`@[bQNYJ~TE?QP[|_cy"
    "N?dk}aVp}ShvHSa?BTPSDL?P?}LFLBJ_EPZxMNear]HGw~_?ESWy|\\r^GP[{FoS^~~@iWAD~n`Z{sao]MA`@B^f~~o|@@NFuEP?]KeQRziW|DYgV"
    "C|GXz`KKvnCru?{`FLXmDMggG^sx~QcBL@SY~tLcGS\\gBo@fGBhIy^GvGBSkMOnlK_I?M_pP?^OjwrXoB?CC~PuJ?S@THAFSxkznvQHng`GjI_S`"
    "CidGAPDqi|PkqP@cyatS}j`EEP^o}JLX{CnLN`cnPXDLCrFxuCDHBqLXSLgI|p_?GKCXymdEtbWQKAsl_?TM?c[~vw|NDCh\\OSQj|`yOJAXj@qTS"
    "HNCYnW?idvkep@@^XNv]RMDipB[pW?~}yUwFMccrxKhvOO[vvbRA@]?`SDlHg?{|IK?b|p\\@z}[GT?TlER[Y~e\\fxR@DkbsfzCHAGpI`Gg?|HB{{"
    "KPyVyQGS_}[]yo[lVR`iQPTTwmPIwSla|O?uHrRHImnQu}pNI@[Pl|?`nOkGKHDZImeNGmPrilt@Jvn_xaWxFVk]eaG\\v?GnPoejv}CcsNJrCoOi"
    "}~TC@]?}EOWzC_gzAPw]Hp?OH|b{GLdhM^tKxt`RHpb|y]]SDOkfoRW{{qTLIRsOs[|pHAH|U`T[HsK|QbsXQmcwApcrBO{UDPg|B\\^}i]||l]`f"
    "{`Kj}\\KTAz|dOp_n|BPhBQg~MrCA{qC}CBHB?aObPa`L@qpiJ\\|\\F]kEOT|d~N_n?a\\`@OWiERXVB|wrKQtVCOQtV~g^K||Sya`JkA\\sKLDJ?A@g"
    "tr[IG}oNupWiU\\@aOBdDKJmBv~`ju?sSFmpdMndl?Slg|AhGK|h_}}DG~m?}rdXZD\\@^AR@[qMXfs|yRILgq@apXCcsef~IEFAc^KQoy?On_EW|{"
    "?_TMs|w{B]PCEVGCvsYKxn\\YxaxfpusXLSmUIBJH}lTl?DLz?aG`CqfKINTNAbPKsAX|PRDrd_tCGQSw`?gIdB{~tqTq~msxxEDuBN}@rv|QzbDR"
    "GiOeJbltPOSZE]\\EHsoqLpSuZoh\\}aHD_qXcm`dhzDLr~?KqtpoRAOSYvY_qF^eT}?PgC~|CFswOz]xhE?cZtO}Aq^OJn@p[ySEQcalP_~?Jzmwf"
    "AB|hJQtsP\\?wJ|o]Q`MQEQXJsHGqASS_Ia|o~nPmd@wu?@TuIohkz\\Zh?Kf`w`y?POhvT]jwxRGm~Q{sFNc`B\\LJsnkhJQHFtloXBs|YFr|iAyZg"
    "JnwNEcMkBALAApLE~@DH~NltPMkZYw_oOksBGQdsN?dtQjcY?Pf^rr\\Avb@LwbwbCs[||nwyvwLQB}U}DN``uA?pxmcEop^ez|LUxePNsedsvsHn"
    "@mPNIzhARA?hwN}drPcLKlk|vbP}o~[CH~h@FLwJQI?_`Q[EF|[YBbde~`tYR]TDLesT~SoFq[TGJ@XGK`eaH[IZ]nLmwO|AILpahR[sCyxkMkeC"
    "o[s~BL_aEOhUKNlfk~oaKY?ksVRnC@Kl|A@gH\\{UHCI?Pb`j@a[mv]?r@NGYwptdFE_eOI[U@RCKxP?ZwPsYKqghl~xQG\\[Fv_|OG^XLA}{thMnU"
    "uzPU{SDYBFxQSMPcHRDkPnpmHAO~E{nfB@`L\\oWPRrPSSpg}u@@xHS@JCth]Q``}ynCIpMSUh}lGtkdlolhX_LC}?X^}m~QA{Sg^Y@SKw~przNq\\"
    "CcWMd|xL~Km^vRhHpnk}W`pT`T\\KV\\s[HvC|?JXB~chXv~gOLp{bDoLX}`_qL]t{}rkkk?Xdq@S}CQOasBtNuM|d|qLpt_WgK?HdOa_hLPTDo_w}"
    "U[@}F^R{Aas^}L@PraO~Fpn^zs@cxAwrldCntrnnSqP}nO?dMlcu{bGMudkepbjzA^[}H_hJC\\zAJ@G~k}DXuQ?lJQcxykoYB@P[DMpU{OLB@BsX"
    "|`a[oAs?HRCx_xD]|POhNbTOKCgtCMdI~``}w|t]G`Taqn@wisX\\CnTaImc~AlpGP^Ka~PsLkw|fXK@D?_geo@niKbTxlPWBw|slFaLKw~siG^Pz"
    "G]pRE~w|kGLFU\\hpsoz{Hs_Ynsd[sYOztAOLNNFkDrof}OeFQkr||pPiuN@XHqsTMokEp[GphnvtcNLl?_\\[@q|P@`D^@Lb_lCOo@xkEtOxKuRK^"
    "}[_xYPgy@LoGBB`eGOhS|ddKxAkQvocBJAHyObdBuP_nlRbrBkF^v`WRBNPDymcs?OdQTLwXC^C@z`cxBUOtgTiIL|{AwMSpUad\\ARPCy~di|KTb"
    "`]FboF?~SMhPyeXY??N?FnxJg_@apZoPqM{cxQXjNUA@sUy[`Qw~xITnFoqoLxGd~aCrG[WermkkNtoIvcp`BpkJKCobH@o@Dn^spn\\xDdWbshDW"
    "O_MkP|pUKQ}HSRWfIqHS@ohFyDJjGNpN?QBj\\OO~_qnYHKT@rfDcP[ofLSka~a`|HBb}jo[~HvLWSVSmGMo^Q?oFM^PL}DpR{bPKqqMvL\\qHomdf"
    "Mz?ezMPXCyY?}tczFaraKPLPlObwDnohOTGn~_l\\oEGmxrKt}BY{pShoLJPU~_Hm@aOdvBAKLtLc~]{}|TKjG_w@{~g~CpWK}EDE{a|HCRWKTpS?"
    "rrghCbX@AM?wCBXjAaKUF[Cs}`goG_SK}nbs{LpircjeGS}dqo{MFSLHxPcD|]oauDYup\\`sESA?klxhCnwQpnwk||G\\}}PoWtWOFq`kW]Gn{OGs"
    "?Q`WA\\garfTwIJqzuRgLpOhprqkc~YwmD@sQA@dg~|_VyO_b_@Ob~`{[r_|svmspC_?q@|`vD_gNQO{qPShVPPoYUaodErGhG?ycLhk`}@P^Et[`"
    "~C_HHeSnFlymRU?hqGa?L@_RMNErCAPEHop\\}bkw]s@dPms~HN|qMiLkmL{OWJOmm@~i?e[||m?LG^dG^QaDFz_QYR|Q@_wms?WXiydUB@UA@g|}"
    "|OHCL?sq^sgzINaZFvhI}^`]@aHD{crirxFVj_Dc}]|LDBL@vkuxWs`UNQskHs{Mn]okIl{aj~N}?PuKz_\\{yeXWzM[OiKOK_q?@k?Q@?Ywv_rDT"
    "b@DD?OGdpOeJdQeE@axmz?oZ?\\oC}n{WCC|q}|xV{[PELoRNA_PQnDHqyPXc~?vftSGEHa`iD`fUHAWvLNP?{_hI}]?WFRt{m@PV@]OT}`FCLz@N"
    "_rK^CMcTwAVpzmLLF@h@rO~cX{@D}a|NF]GsxPhbFadj?oC[XKQcJOtAHxlcoz`W?kbqB~[TxDPkGOtxPOd~|nVuAPC]HqWbQ]cWOntYyn\\_unhq"
    "|_\\b|plhy@PQ|PdBx]LFxqB{||mLMq?p}OGrYQaeAuOH|ppsI@dw?budVpgHKVWV[}COLm|GF@`GIm_hJOIFy}@FGrhLxz}F~aw?D~{dKvuYrrUC"
    "T}`Npg}CCAXoybHU?d|iGApBQrpoHzc?yBTV_|GbEedqx`Y?HlxvMKsdtrEH?^|AH\\wqPPSlHlX@uEOLW~X{CRlTI@[^lOOV@o@`tadcybANedlc"
    "Ek[\\?`ctyJF^A|WPxOWA\\B{hzThLh}wAC^S\\ATtBGqXJKM|hDAW_cBcv[alsOOcsgaKKsD?Ocs{}MnfspSCtEe_yWOK]~Lw\\??lIEA@jlw}q{om]"
    "raR[@`k]TApK|PKaEAOg{koAjOdbFshUHw|dgAoMqrwIKIhcv\\nnCRDE?Owd_ubaDB[hGKWsNHGQC~kVKnzIvp?k{XG`yzxVMPPu?kXQvfXFyNYG"
    "I~?NTaXZGokERogAlN[oub\\_OmpCBAHMVqk?NPrA~A`LlOda?{OzVOOezRLMnEgpm`kPyB\\dG\\zGAr{}rZDm}OOr{Q[T\\ep\\~N_ErqtOJYFl|?SF"
    "B^_dkni|ds_{l}Hn}oI@l~M_FCczksOlbSLkBNGsXYHS{PTJA_`@@ozbKNPZ`_r]RkLFq|u?rBfwMMDOgU_MT_jAS}o]Ljo^NbHGscmGvO@Kh~Sn"
    "BoPW_uY?@DKm`_kq}Qk|~rLpHK\\bOltI}xG@c^SaFAEB|QwjEw`kP`UQYWx[MATvD~?pd]bA?[lDHRw\\o^wutspVDFAJRL|Htdl_HaCRVS|}tTpL"
    "F?lr~NgsCA??pyceHOljDR\\p@uLL{`BAAjxIw]wmQBlWMP|Mt?C~gDITs?s?Dtg|?Nx]Fl?jWTu@}bD\\OEHG}QWpL|L`KcPt~@\\Dx[HvoRsU?^[L"
    "yAlP}OtqW_SSDaKcC_KhAMWPsR[yvCcPy[^GLNhFBl|gL_kNGakFzLwJ?Opc@NTq~~PdJ]G_~FHyeokuDaWT{OPEJpDcz|KZyA\\pG@hgfpL`TRZP"
    "vPbcom@dN~@X|?WZvPtQrAPFvP_?Ay[pyaOyDONm_oxoho_pCn[azfoiB?cm@}~iMn@_}]NsHndas?gRzcCXMhdntlhwr|XlG}?CA?lu~_K~{_{_"
    "HmHQ?OWkZ[Y?ECoRTQgg_y_m~Od_}~X}JrFe{phYUH[XMmOFJP[}r}`Yj{kgBQRm@nxTBJyMGrcEwn`RmTqGz}\\juSnbVnPix|aPzpXF{@xU?DFg"
    "X`tJwrTmz~wuAQKt@@^wAtB_t{dakR_hwPCWNAH@sb?ZrLSHvnQcE^s}?W?MEpDTR?T^AT\\YTnHoQppXx}TPrqnAobCBDcCxYqHZF\\`@p[|AJTYM"
    "[P?uJ_lDGepqJy]RP^ke|sotuUXRCBHE?ADi@AWO?YTsF`oLI~lX{bw~~CRSu^{czR|xl}?AxN\\}B^rjZuSJT]b\\W_eD\\AOico[YrAZmmNdGs`lO"
    "}LAVZqGiB`@hKzo?wzSd{@fKKMfo?OojFN~lx]EZZp`bpBg?zckjXRO`|`gSASx_yxtkB^OVtSGJZJyXzIxeolHT~JK^q?tvGo[|F?WFTNTXBODT"
    "NQhO|@uCK@oLyN_Zw_@@HrPWwnC~C]frt|HM@QSr@shbLnpBoMkiz?DURtku}P`?Hq@t|nEKI^tDtLWxNusavb|YzpVxCL`mwK_WDRS?GgKXt}GU"
    "R_LrGtdhLtSwJphNGOGHAE\\NOo[kx@`RBrDnKaPWOcl\\?yCE}NKGEpTAyi\\TOq`~EfPfBoWjXe}GGcEINSeJv?|gS?lM{AEnKUVo|`DsoRdJG_vt"
    "nadoQ@[h\\E}^NB@JFADM~^K[Lcc`wLGXunxKAqpjI|aLKG@Sp`UPGm?VSV\\DARHrrl]a_u\\cYtk}BUQNDpSt|`GYSsp^@PdB{nxawrCZG?eCwrLx"
    "JS{\\yRTSRN@lwbe?u}|nT_PIBcN[`_@CK@dGJW|bGzgcNx[kJstQ}ACnH@@C@oiO|bkP}MXdC|\\{L~Cg}clvI`Sr{OJanM~M{NXX`^`CtNOiyrP~"
    "z|TzDQgRvkoLtqAlp@LLs~PBj_Gr{doQvttJ?KOxB\\Fqvg|BVLpXv{lTzDTKIlp[|`l_oC\\vEZgxFR_KNT?M}}tX|toEQnc]V`DVGIjHYswlUTzv"
    "zSXHCrnFvpe?NjJyGR[is@HzFdLiH?drSClqy@?pI?wKCFFWpL[qKwHz?A[Y{K[HqQWgD_haKre?{^Wz~bS`s\\[\\jKibqa_eV_QRIS?Tr_tkiOhU"
    "ymT@BpxDApcB`QgxE?GbQqxQ@_TiP^MP~?lvB|[RSThLkokSQPg~K^LuRjmBBu?RvD[X?]u[|PkWtNZAprHYx]wUmj|~|N{hplTnEqmQBODmA?dd"
    "q`Dl@m[yysPAD^w^v^[UJCsy|lKEy^UMl}G^`_\\GxTVtH~O{xmPAzPSEJaXRMo}lsm??IT\\RANklyOOWL|svs~DCgSZn{{PtkuLbgPJ~CTDBvtCJ"
    "{D]l}m|sS~\\f@Mcp?@OnBA\\SsKtESzDvjs?_B|xK[DNn|BGg?bOQijcvzP`WA{\\ZA^GNArXFlrd]V^WsyNOLtN`?x``YHalzVKHJurB{LoHcqa[n"
    "R^@vGpf|np~As@_|RLWozaWmK^kv{@QBIq\\HxSJtCnhdu^Gj?p?v{^Lgzo|PthenDKHQRb{hF_`r?`@@CanqDPshPPxiCQko{UtFoGsXIqyMqZD|"
    "DOI?F@kkgELaptK~unPMt?F}KNGPTIoe@nkNMbCesAt{ADC@[KHJyAgJu?GDH_KXIAtt}ig_SpcgI?wfMRW\\JqCiyos?AvVqo?m?DUKeKP[DCE?D"
    "u|[GStDpoa`RupOKwmpXx{c}{cwU]@mnDP@DKtKgTPeXwOgLv`GPIcpG|o|cEUosyN`fwSO?mt}gOPPSI[sxJose|NqImMADKI|SENGryNb`CoXX"
    "xNHOCAsTHA_y@A[gH\\NxKLTMQr_f@d@WKmXqu@pszNvVJ|TATDzA}N{N{\\va|Bc~?Q\\joNHD?PC|UPtCEw|HB_sp{[i?S?T|[rMQEQlpBuGis{RH"
    "FBgtepCukqXYEaOVNshRDAA?ErCJHBc}XrO{BbMY}`ns@|FqTapxUA@~Bak{T@{wvrTRtEtLIOHEt~Pkx\\|dLzFmrP{nvhGAqokCAqruPddC@wpN"
    "FORR{rL{IjoT|alFn`DkQYsmABhVC\\dBn{XvxO|`F@w|I^lIS@t|IRcdA^xIUmxlybtZAoCZIPm?S~SrnPk]x\\guHnjjC}k]ADDi[pM?zc\\}P]Sk"
    "_u^tvqszNTOnBfqs{{ri?}~~YdHBCl^OJOTUyKgOD^\\n?}GUArRAApKo`bGpcPDik?{oNK[G~ogFzDa?FzrnL~@BupDaPQ|cLIxCDU_`@~m_g^go"
    "^luTJ^wBAPKKJqdR@PXdK_OxDn[yh`pM?Pt`wwXAu_@_vl@fE`xJB??s|z_nBnjnCpcQ@AlEao?jt`Wc?_LXSC]HKNK|EUtXyfclVqdLv_GarSsj"
    "BQUdNqTOwa\\YNr]^F{pZCOQHv@_OgpOy|~T|KTTG[[ct|_RLEolvI@n?emPX@qLBMrphB}Zs~q_RsPxU{qP[VGH[|rBAm?gs@nDM|}KDO|FwIn{o"
    "tXDFAcXCB?sQnadsvaA?Mqlt}l?y@nsWspKfBm{lqAxUC@d_xn^~kMX\\zr\\_lLpZB@e?q]MH@qfAzuCqm]xHLLk|A[cVA?Pf{edzCNkqnXGhJpzA"
    "Gdgl|?yo@D^^stHepwKrJ|CZV^[l}RKYo~NsG~K\\jRUMsBUxIO[wZQOmHqgf@]]cpNcWoaR|r^_qvOsorPGivso~|_D\\oNLHHr}tr_iQ@lPGw[gV"
    "Ip~hJZ[Y|UUF~zj]xOe?CrXR}g?`s?h|{qoa~_LRtZuLiGhLqQU[Rmckus_rp_?UXfIOt~pgFfgZm|BVLZs_BQDDCNSo|b@IsqpcsrnD@m~AEqsj"
    "r?\\RBqINIxE\\PAvZMn_k_?C`FpHLy}{Yw|OyM]GsOq__Ip}QRp\\YOPDDMq`Gk@cv@p\\EtpOg~L|U~W?tE?ghFn~orvTwztGTBrClzzPIsac{Cnsc"
    "BQoYzLi?JZSMF{TsDOxRQ__mJMlG@_u~|Op[|aWhC~[iqq`YvFocF_KoApcmy|LKB_DmvcCcB\\Cnu\\k\\yQeovuP]GqHOAQSRwr|TVK}Fhw?MF]LY"
    "r`|hoolK?NyLvmT_|_|Or[_n|sSR@NXSznChqbd[Ia_qDOtY~D`gTRHNHak|DN}rD~tawrDlyN?j@kxGNKdU@AOpB@{i{Mm_sq`k?WzyDaG[uoYB"
    "InLGS@cfF~pNI\\?k|afu@A?Xp_wll]EFv]GzyPh@A_goncLIs_HL{G}MKpTeF?hWFK}f?}tmHc@gK@HGLQJKdP_kOB`uDKDGr^Np|~d@@l@`xOP@"
    "~K[@n|KfveGdbK|dn}LEmqtmPldx@`KPz{{pCAdFDw?KuAnAl_?zv]p@CIpa{@gza_TEz`Kyy|GU|`{jmnt^vnL`EQgUHNp[CrhIG_XPAMHe|kxm"
    "}XfgK\\dA{NgMAr?b|igwu?hrL]w|gtDc@cSgk}D?Rt{tJl[eJSVvpLqHuakTxNTDvAgn}NMuRFeIKr@kmLpbC_gu?N`V_?WdL`HBe\\xFF}|yAD`d"
    "rvOk|_TRn@[Wna[~_`_ULNtMzUwsGQOsFanh{}mCqnCg~PxPjJWzHM?oq~L[Ir\\h@?gtMPwlJa?girTfEVWFxEdZk?ZzCR^?QdPDsO|[`\\G~Bmke"
    "?\\{oyp\\jv}SNB?wPp]\\c|QG[NQxcFBS~Q_wy}}kwsnDkCpOiD@nqw\\CYx}x_kPc{KPEIH{cpI]tR~^PGs^Kj?|ztyncuDA}@uS\\AGNXAw~gVnlzT"
    "}}tJx]K}ll?f~MS{ol{\\{\\hM{iLE}\\OdkHG_EPgo}~?Rs@hFVRVqpaGq`{ce~@C|yBHxO^aDp~k{Kbp]R}d`y\\sLE_hPxKoNG_zAzBRtr_D]xn_t"
    "EqSj{NtBwk{zIAgLy\\`vDSsTylhB}pWk@BDmr@{Lz]K\\snTVr|Xj|bL~@SkX~}lR|bXUSlFaEW|e{acjCDlzwv\\aEpdX}|t?@R`Z}R@p{[wEM@Yg"
    "kkc`xR{{I`SRBls?t`tfDYaaBa[\\Kn}bGeKHTpwrsJhOOlKuv~kyGcPHAaPbsn@Pi@kjH^TXtziDFVC`ACK[rjkn?A?txTC}L?pkDNYLsg|{Vn[A"
    "~nfoHPty{~tBw@Np?|gmynd[ND_EKoxAQun}~l`dFa_uhQQB~l\\xnp@`}~i@C[_uEw?@_}PUJOSzJ\\Zk?OPYOayPIPOQAPblGBl@Mtl{FchFyJLZ"
    "y~cxKo_WFSmHF@`sAbWZxzsLrZTW]fXxvMQZnw}[w\\I^|mPU\\``DGPpmClmRJlK~oUgpG?MMG~G~}lUK?Ns[JC|hMPNyURhDHjsU|ohvKHGFEK\\B"
    "t_T{vnHpy@`\\u^{Qfq[Vr?\\UE@`DtPxln_Cpsz]~sOoFC^ctnes~Ao|oI^GRuOHj?Sv_CqwshCucvPSw||LS}apdkRhE~?sbBossD?_`oSB~~lxz"
    "u_Y`~b_dqbh^qad`rO[bIrLXHQDMzS[ZuuPZzbw[FrSePrkwUmsBtQdiZMWAy\\P^GLl`nuzhDKKYCs[b?sVyIMYNkAYDqEnnB~|pldkhIqdt|^`L"
    "O}ScEGwFIN|^?@dOQzo^Sl`[I[Oz@`?roOTrBQrU_~WrItbaT~dpsCXA@RgeH@{ASna?VMNjvlXhXNwr|?{UwOdfGPE_H?G@K@IFI^KPAZQA@Rhb"
    "O@{ClC@pDclExP?l@@HFtQ?GL}kbH?u?kMXxV^GcllChu~Xa{qWYJOgfx{dZH?LdRBLlA?YT{]SZ|b[D?vSZyoTBC{w}HexH?dQ?NcdpM@LXwTPe"
    "vcsfpp{ryG?`rBStwYopo`fnxl{msb`Els[w{ncGApdkACXSMt[qrzseF~C?EEI~GmPCt@C}kins`|HKB]cZKb[PkLWyQTXZBTLSH]G_z~Y?LP`b"
    "@rPGCPeu?xFdnP[nRS?XEuLtAK|WQ]SfPgg_wDORPp{{HKGGUs~kFEYHtOL@J?s^HtXEIt`SxEs_t?EK^\\_WCqcnyqlt{bt[su|x|@hC}Lk~zqSl"
    "BwKoisyO?b|dCRqBxQhKA]L@n?R^QPPczqOu~j_OIa|V[qJ_GVOlmdw}HA_nLMNnAbb}GpkzKrmNCA]b{mpIG}g^G\\W[W~PlH~gjMC`Q~p@]FNK}"
    "tbhvE`d\\EtbIHdW|BMgy{]Kwl}DA|QLDjS\\`]?hWiRTEKE@m{S@JteLAwm`NKdhCBPacNCoWwECE|^{UmNScrohPqsomKqIpFsWm}JyFzohVRnpx"
    "FAhXI}pD?sPH}\\KDIQWT}Us]{QNy\\?XPFbgiBDvXD\\b^]Q\\PkKSN@s`F?]L]JMXPIcGdXqD}|]Vy{psz}_{PtuleBMgd_r_QJ^p\\JKWfydCu@cW{"
    "N@Uihck^@Ad{Fyl_NBCsnRTbN_krt{{PLi?NLNXVsNghimTisHxQs_XTBj`pM`LAKMgwnthi~PHU|`kZDC_|k[Wj\\KCg}`oqz]{wy}pBYmtZwelZ"
    "?sAIm[?}uqXYtCsyIYOSQmhiDMWI}Xk|}`Cc?YGcz?xKhpNuMLw||MSH~RpLwmG}DocHo}lltBH\\FLK@AoDJ}mPmtNL]A?~VAa{GunhIQAwgdL{v"
    "upGOrOPSxOHECbb|Dq`cLjUYA}]TNN_gqawJlsW}fOHqVBDYuhK`H`sraQOcEqWc@d[^zXD_@|CXoPWqwMT`JxGFH^?K|_Xar|tXzKcjMmg?K_OS"
    "gCv{IBtW@kmdJbhUJ_iMx@OA[~Dhtqw~JCkvANHxIx[tE@ajzchw|Okp`Y[@tj|CI|RZd?gXvrT`@pPONOlXAxF^M^XB@RDlte_RBPPZ~BHMxS|R"
    "zLg{EEtKQEWSLr{PSN[qmDei?Msh~mgkECfNH_wOqAKRI@gpvdDHL`Rb_?CwLm{[~Kg^NbdVpOhH?BHDb^t\\FQuGk]GLEIAYM]wy^\\TTyMHbRSlc"
    "Ht?s_?NjxedWqulNNDTIJdl||QW]w~K}G_M_XReauOTg}rPfMh^xzulbw`hzTjP|HpptPmhEJpH]I|{vLPEEMmsLwOn}t_C]P@HoLNTm~mpnHTkZ"
    "zoPTEPDMQlPbKOzRIzD_OCkcfzb~D`VmgaG|vqWvO@oHHIKDuLgtJKHUfpn~}qiJoo@mCPWozPcXp@tX~?`SKYpMxk_GFNG]}PGuoLQ?{AryrsXC"
    "raSCxOGsE]wX{aF`oNsZfNj]t^YCt^P\\JLKcCB|}{rKgjQvwpQcdrCSr~QsjkVGSG@gmA`ZFNnu?QLt^s@G?DbWqri{iK~XqJC_S[}[DRaRcDb?|"
    "}R[d?QdiMPnA}NAD[c@hvsgtMlDTG^\\U~d|w@RwxSmHs}@{`s~_GA}g]NVsxnB{uyCmBFp_eyRhIyJkoG_nHBB{VvbDc~}f_DRWsJAbjyaSp{rC?"
    "HzgMrGEfq[P\\}L|lcHDA?_phmn[`jhuoE|o`HP_~~@PeMN`]?Ap_wTyMTd\\~G^sMPnFonBZ{k`G{lQGDz`Kz_sSgFq[cw`K~[O\\ZMr@SCATxyzGV"
    "ArgoFao}IMD|?owrV_?HP{Hfs]lK@QOryEDD{LtpPAelXq|v`QCYL@M@NADyQSTp?o|~NkpdLa\\{@zYSLBJXmSLJCMGBcaLuqrTmzqM@QoS]BtUf"
    "L`dQDuTD}_KpO?PhwMxONG?POATDKrTnAOc}{CCdI@GldRYIFeUoOQ{_ZtgmcqK]AAGl~_eBJQ?Cu~hGyNkECtIEGPhgK`??T^`c?S\\bN@hctp@f"
    "}^D@?obsQ}DsYeFQO?cwy^k\\HRsqA[^_~]WtDg?rwa|fx[|DibSl{qigP]`OFl}qoduiiMPnORUGyAT~}aAECBlOxBsyydDsB[cY~@vMBrhAMOTW"
    "wn_BF`CqAPlbBNo]?oCzl]xBqo|hCdooA@ULC|hUE~RxGf|?@EaCIQCzqQwtG@xYmcxkp`x~hqK?C`\\OM?wNB}lKBtohB?|AQOOj_~sf|^t~x~hm"
    "xowR_w?j?g|]De?XtVblCSXNxQKxq^oh@BCMIzdT~Ll`gbDL|{NFM_sdAsD`{nakAkKPpBqi{\\bz~mcyz`gCrOcQstgYAPteFAZAJ?gA^@pe|Mbp"
    "}ldKeohiO@HKPNXaW`g`sf[cJLGdBOABDQ{B@~tnGUuIua[b}RkKMXDCFO\\xxSpdHnDjG|HH}}mGPNNMSrCyoOKzQnp]B^KCvqt[ta`Qz^dTrO\\]"
    "BBGFmn{OnaigS`Ke|KgK}@@@MnLRQ``eVPa?M@X~UndHLmK[@C{jxPp_Q^s~CFqmGg|eK~WT{^PMLJ{hUNG|u~KYr}KXtuGQIrOdqVHXJSKVkMKY"
    "B|M]JnP@xLuODRXvSghWHbbX~Nl?IP{kx\\hRyqoJ{kJR@y@jm\\Siu^SQy]aUsbCcD?cwMmssjm|pAbO{?OpXCbK]m^td|a|W}uu?RDXXjbGk?QWX"
    "?nk^xOHl_q?ORcZdtnhRvLkADmxcn\\lWV|oq|~fbTAkskAt]v_T\\sllP{?`FOuLdHnwwI^d]rqUUJkolnPD?S]juDr{HB^WyIoHvGXG|y?]@t`Of"
    "m\\?yn`qSI}kmNQx|{]p~r`@Iz]bA?PkK`^qRjA?Q@}Tsyr`FSMVwNPP^?^Oe}^D}@q`arkw}`\\|ttR|PMRKYOBKWs^{O}C|NvC{a{hGbfRXzwoGv"
    "\\MYVRV|DCV|R~@gPpkwhzoB|SMXDI^`Ly~?HySOZyn\\k?nwfqop{U]abxp{mzCLDxKDay}zZwaNvAqetZmPQxRp]Q^hTh~aGG_{TI[`kJMR{hB`f"
    "o`MVOwRhS@ZAWDKzJ{AZxLrJ?hDxcK{I|or|QxEDhoOSHK}cylnAsHG[`_bAyg}?yAr|TXFgFLM^B}hqnL[LiRdo_?~xQNCU`TwNflfAzfypHg|w"
    "W]krKHDrAg?]x}psgAbAUIQ?sb\\WU?PoaljM\\`P?`PGsF`Vj?kdBjY`yKuNAlt`^H?nP|RJu_sdXj[SZ@`pw{NZxy~WJdD{T|`c\\t[lqCxFrHK?c"
    "PiAayzDZQT\\a@X{~ds{k@IoKHcOI@L}LarZlN`J?xQJbm[yPij}Mdw~NsHGwJXDQH@^A?KFhwlSOOPrA{IYO[vIUPHmIOMe@SWJw_u\\LjZkUkg|H"
    "RDhniyjA_zAFLDl{AG}JYpBAvucp_{DfAbGKWhEd_xDvXXLHX]Mvqa?b~ET{`ZBA[`SpoW?NldJr`UhzcYxwfCb_B`A?TUu?f{|xBLvyWt_QiG?m"
    "NfjDtxD\\GW~sL`wmm\\G^q]n{f~cdlUcf_rE?_qlU\\Rmw_~ytSJaFTOa?zClj_s~V~@`LUIzV}Qlip@Qh`]atNzRr`YBb_~v|carnGqhEAU`URX~v"
    "k`~Zk^oOoI?QLUPMDc_M^PJr|qXep}gZmDhT`ZbyeQ~ftV]DHO\\jhAf|CgIFOMswrk}CGl_uqcOg|QyuveFWNEemn`oNMEZj_~H\\BXExAd{ayCOQ"
    "fRZ]bXDhJW?MNMnA}YbA|lrJI[s]SrbAnRyW~dLQwSCQBtDgjDYP~PgK{sHuGPGV?RjKAuOHd]hRwSFyEs_Pr|gp}oBnBcHNB?GqARV]rOtR|c_S"
    "allOgkC`rS~lxJg@DrK?BRy{y_WtIKvuGxNiC|JAcMLPr|B|t}tIFvkzjDLDe{Rp}Fg~E^`Rgk@jkVEED]padxauWd~IIgD[{\\Bf_qKtIm{|HmBA"
    "~lEHAxw|Ffgt}jsFwkvhpSFg\\}CutW|P_xVA`\\\\|taHX_zdJzHGSz`XK`WZjopgugaGl}t~AAb?E_t?cEasv`[c~NAE?\\[bDwFesV}u?_}V}F~]Y"
    "fg~PCw}ACBsVPahOXdXLrYU?p^LLuZfArmm?{MKelqfA~_wY?@UB|}^cnk_gwg^fdcHjOmxSNleVBRWF}gpi_s\\J~W?W_}Jy_w~AejBtvteSlJys"
    "SXDqCUWh~?HMFMkru_XwAmcNA_@SahD~_pbeSms`N~b|Dg@kXRdY_p`~p|~ADG?YymLF|pkK`TE]lDwlXgLCGaDvoYyMiyHc`XzE{?zotAUED~Na"
    "pYlvIqZkL^ISKBI?y^?heLBAH^PTc_|{BSf|tqMlrDYIV[TIVSs_yg?X_?}BtB^cIts|eZE?Q[uEP\\JcW{L@sG?j|SWB|{OK`}w@xMD@}n^liZHZ"
    "qJHk?RNlVJd@HQ\\Mg`RPusWhPARAaFU?tenkZoJggi?[FEHnWazAxfNACrLr`W}[_w~A\\XFAW~C_GWDHk{hZ[rJA_zlzorspGQxjLB`|Mc\\HRoPR"
    "QyPu`R_fxg}?tzbAmEYVFFTGH}SrIDgOJHD{kkRAKCbQ?g~AhvBzWhMO?WBgxQQiy^ST`QZzvg?SJjBNuNsNZALV|q[UC?L[{@P|CBSLyoPl~kOe"
    "A}lFBYci~~jgIQh[DOoMIoklyOGvxU\\Ro_kczUO}DblFt^LLC~sq?bdMr?g{F`?bE@aassf~{o{E|ptG\\`h^z_oL}_T[v~wxLtHDEpsYvO?at?Rl"
    "C_juvSX`laXnWRXqJQ[NAPWNF]WwDf_xz^pFxw|l@q[d{~pFx]kp|oLSO~CKCmcQMExA}n?fgZv_Is|VL@WSmHgV|OKtAqY_A@@NNGCs?q[sE\\?W"
    "B_WBq?Nv{@SPK_ORPBO?~p^?LPKyxRqVqoO_|nlOIQGkHuGkBPlJMO@Qv|kcIopSxMXgw_LSx^]@XPLiKSx`B?tCrrG`ai@YraMODlDRBll_Lm[q"
    "H^O{DBHNmpsz{BPJK@oRLAzizLhBqsWILqSUjkSe|ytiq~OUln}YGbs\\yoPFAKxEKnO?~S?XyPD`I^d]`S?PZZc~E?eH@BH[GrV~z?OYs}wwF`gL"
    "r~S^GnXcA_[e{a@BW}Gy}RKBvqERUOWl?SAGvpLujQO|~AwZ~AxfBpORIlgor|byEcp\\J]skA@qI@mKaH]Lq}Dk~E^xEAp|aHQgosSLYz}Ow}CB~"
    "RcLKp@CtH`iEHpKarOs{OPndAO{fLqCVb~WzPc`\\DQ{a@^DgjMCNeuTD`\\kOLO`k}pCjqpXEJsIcqQHIE{tRRqGvwqdxJ_C}qNsdxPXs}owZy?@D"
    "|MKLBi{gx\\k[Co{`oN?s}_\\fDnpcONld?SKk{|[dCbtD@ntsEQ@Elo?]nu{Ww@[Ez~\\DPSTVrahcj@Wf@dO_}OcXBlxPI^TrefXInm{iwpoWAcSn"
    "?shMml`Y?~P\\@px_vM|ACBXd|_DWSrRvzeLDGATsB]h^@OSrGaBAK}x]vaerEnM?}Qdr~O|Lt{VRHQP^{RD@yloQmPCiJn^yjvkiDLg~~Mke{Cte"
    "GtkqFa`}ZLmgiPZLAokg~DKrFbgT|Pt}~C@vUimIAS^vPCO^C^ArEq]D@LQESOsNWQ@MwnXHH_fAMKOryekw??lB@^OX@BSQUn[n?Ykty^HRJ_TE"
    "A\\cbGBTYCQUrTBp|ErRAlqLZ?|Gy{?dioRoEZ@CtKnho~\\@F@CGq~~KivD_ABapT|^LPDoObubLR{_LRwnrrypxO|\\{n}O@WDOcil|?rR_EAI]Rg"
    "sjTJzaHnDsH`xAWm{l`gF?wNz}|^IMcS}O`fBflPxbnnxQ]TxlTdMQwVOqpYCRP[s`?z}pXSnQxpDbU`x]guEttmBo{|AaGUD`pSrPpUsrOfopha"
    "HOtuIsweGUP]vPmIHPm@GdPE@~G{Bm|TfLOPC~?w@MoUCNx[~p{^xKV|{pko?pDP?|\\K@m`Ey{LL~oos|OXKz}?Q}bKzx?DK@P[n~}c@o?IqGlxR"
    "|qV?|}@QpQ[s{}D_lRLMALmRG@Fqh`Kwl\\tU@~@FLRGn~g?{|q@}teN`x``PCYWqwosw|^hf{APQFAK?r_@FA\\@GEpE@wRK~TQoyyl}QLCkoDBK~"
    "LQtBPR]?JNdQyKo_RrpMy??u@MpcM@^rR]plH~tHwm[kuNLEqyWGL|pV@nFo{Nhaw`o|HOOYHpkKF|_rP^EpCJCD@_PiuR|nKmHP@rCQD@KbFsGz"
    "CPgkGN\\SGacpN^Gzrae@x~{t_|GjL]?ip_dawQ]`~@\\WJnWuvfRHKvo]yqnwBSXigEd||pOvu~LF?aHQz`PM{~g?LLDktaTnsqLA}MSOPO[XzzKZ"
    "?bPYV[\\IsR@]wAHnWRL\\FmhmjLXcDP_srRSVC?iiI`|YI}lI}P_uMSpEX@vwD^_hoO\\RE@W@ytlQGPXQK@BM{mKExw}@r@AAAPTctSBjH^tIHPhi"
    "_~kSp~dTKLHOGKg{yb_Y@A[v@M{gv\\nrESGezp@gC`BYzaOMwtsyqPKns?_tRo]q{bxC}dXqxROYI\\TQ{oXL@qruzrrlyegs?fT\\{`TjrBWA_ssr"
    "JoKvq[l{pBTON?|@vDTI|otk~tbSBPwqjBpZsRVoNaPXOBhPOArdCcXAAW`xxMsmDjXTObEBPU?r?@HIM~U@Acsh@_|[|~hP|\\xxv}{BCNQE~Mc~"
    "usL`_sd@Fqz|wQlTB@i?~J[KC`KK?`[^v^E`P^{UleSo?AogA]YT}a_e}a`dybXaCJQ\\zA^sD`PkJbwLVow}nSmAtS\\OB?[DpA`CyB|O|}Ktp}PG"
    "E_`sJVfsp`jQM@OhHS[mBO`Lua\\DRR[sxQh]yclEGa\\^~SC?K}[UEyk]Q_pOgLXoqmk|@`csHA\\P}}wYL\\CIyn_LC~wr?@uVlPDiwO_kCRKKN\\wA"
    "zMfqKD?pt}wNs^pIj]@uu{xVG`d@HEORsuLwJ}SvqEEQBp[wnsPP~p[QGL~NA|P{DrgTuLHuGPG{W^GOAppR}BOysplIG`L^aCWhv\\C]otwW{rdj"
    "E~DFw@cjDJQZzDzhx_@Pq?|gzO`hOA{PNFpGvB@L~L{Qp||Eu{k?x^_H??jqz?]f~hGpmE[Ow|@]EQlmuecAjST}@tLXHpGvLNCsGQYBH]W|vbHF"
    "J{PbCCweALsb@Q`BBrKs_qL\\DMdFSALqSbXbQQ_L`TokrtJAQ[}XCM|@Fr?C~lPTj?VgBDiB}@FyDpOgt~t^saEF|QHjA@hTF_CYtK@ue[?Q~fCo"
    "~?|xBL?VH?XnBCLdE?OswTkhK}T\\{M[uA^ddEp`Cyls^hrOiJ@H{Eonn{RpjC~`{Cuw?[RKry@WxRoW~@TwNnQLADFp]y@[ay|dIqKxdy}`jJAg|"
    "yk|LH|?ry}_p}QmIvAdDA_xJMOCd~N`QZbpcRcChrmlACaaMHrS~~r@N@_k|m`vAzrDFAl@@G?KcZbchtptj}RQ\\AoxYJB`GBN[IrboQvs?lC^Tn"
    "KpheF_HS_tohR`De?snkwOTMJbXBrrd?uBXYnCHMKd@YI|WW~BOhBs_AFrT[@NDJjQOz}COnuo`qJ`Bl~_oZKndFvA@ti?Wdn\\TSpA\\D~FGDTdT]"
    "O?hcuO`ZpbH^yscnxpDuwOTP{RpB?mY@B?oWTnpy|ps\\HS{oWPSy~PeQTn}oiFSBz~Wt@{jtFAH`}`@X|l\\{v@o@u~loLlSaHqYH@_tUw_DQyBpu"
    "{[p^A~\\etpsOxN}e{@_]FQ^cvlhO?nHm??dD@_nok?oRDNZ{w@fZq|ggDpxAKok\\E]HUDndfFAHqtrSxyMpE}OSeETvrxkxVBC`PEQ[zE?_jB~Ke"
    "PSS]{@oQDlSloEcvPKhe{koLA^G]naW^DNSRGtC{A_\\p@^CyB@gtw?gYtS[u?_PaFe`a?D``|DKrsi]IyMKnBogkARTSuCH^E{sJ{pg?|ss}{]y`"
    "Tz|_xC|BAccvqL`RAnBegpuJoaWL{PTI@~LOHeRlwDYvzBCnw[zcGNJ{??iNzShAzaMByOdMxAhTVRXPPRK`CrC{IoLF}LW\\E~|Rjlp]KM{^t@W\\"
    "T~v}HQKd|_P[J?\\ZFBJ\\DRtIJ`oG~U@]AqokF?xaxp`RzrbW}PSjC`FACQGMHMgcvJ|Hvaju}eKv~MdJrZl@BbCfA^xGAOopw}scRRLCMppZDBAF"
    "CKoU|]ft?o{nG`giIa|c~ELDq~nu|pkpv@desaD^O^WwwaHvG|l[v@?{vP_\\uPW\\t|DvxrGSL_^{n?D|{]lYy|Gi~p{s?]GX}POjd`_||l|btV@k"
    "JALZDBKbFUN^vnHNrQ\\tw~gR|bngDaXFPMpS`QHU{lknJAfAFN`pvm_vl}OiKaKEvE_aL`vxEg|NNbGXj{k]Ck?m?a`tZEDqAAwm|_pC@Doj~c\\e"
    "ecDtyKX~@rShC`iHLLGc[_{d?zyOEQBdIN?s~bsyHoCWr}gcysop{jIA?@`dJR_XL?S_G}TR}m^~CNGkIAJtNjhdHPqZGpO|JAL@v`_kHRgiA?@_"
    "rqaao?NLHaN|}phXI[v~AO{sRmwwdOxDAArfwJH_~N_PDrCnGdTi?rxp?``_u~LbwnSq{AXuGNcimcTZTUEItnDp}~{XBzWFuowVE^Wkx@~}?HeD"
    "@Cs}xOhTMMCqSn{grlWum?\\@Dr{f@DOw?r`EE_?h?p@j~~Tdskcswl}\\FQKo?UrpB[[g|mMzCmTai^cJy|x^?]CTF`tL}@[S@O`vtqOsvOHLA`t`"
    "@r`@~oLWJJsq|l[}jBpIEPiWK|@~zTORG^^^oiuWx[dku_rtJ{pcA`CfBbaIB?@z|u{JJ|[}mAS]w^Ol{OPaK_svFALBF}LEETWSzRPi@BOnEMne"
    "ON}\\{oNvJ}O?xNthCTp_C~odt`S?uBNv|bOgVNt_CspET?Hmon_nzEK??MSqIAHaF^`OvzYA}@PTONScFCXOjstH|rCPIr}YpQdbOa{lCnW~s`p]"
    "_rs}ubNoDnWvy^wNsoOzzq~}U_s?tosqrqN{rn{nBCW{?Nhe@b]`n`XVKsLV|`WZ}G~bBOlF|?x_uo|SH~@j|omAYME?HjtPuNDEDPSwB}wbsbcd"
    "t]P}dkXSR`_ZB{Hjs]wTGrGp{{a?|O[~d^srTrD^BQ|kbSLT@rc_C@Wk}Plc@odK~k||v~lPsAi]wawbEPTiJnlMwr{tAQ@YrZgg}|PFw@IJw~\\v"
    "JaTJErcqBTLaF|Q}DQ\\|v\\|k_?xenvSXy__|qRkyG{hlw^Gr?mdt?bg@CQl^JrxgmNhm|lW^|V@xjK?kq~\\q?Opww?`^@?\\tCm}XK\\I@Z@o\\HTGa"
    "zo]EQfGmHmzTLh[e{`XLEtzbnaXaJopD}bPTLc[}uq{tENLot^C{HjH}BpGZDAY?K]|h|DIOd}skxp_ZC?GIHZVsBb`FPS{TGpJVK@@`|fF}{pWl"
    "tt[yE^?OHPcIz~cX~?_ZLR\\NwAXb~~h@BL?ZqkaBtOgCFfTwc~d[?\\H^FNLOyPWLxQ?zM]rexos[NpLdDBGKFPJq}rFyF`N`@MLSpdKZqpWjyRTO"
    "v@PUJ?@IMQ@T{`xWOBdQtp|B~MTBRIhBEmSfC{[uLAGQC}MCz}{^Hm|\\A`hVD]S|zQVsnlso~oxKMPHB}ntH@HDeIShwFa_dxBCRoDPOE{c_g}\\B"
    "zmt`?ckNA}[XTNsdIr@ECIWMz{|HDqfq@kDUB}nNHl{dFqhCD_dGw@P~z^Lxz_pBQPkrC~Oq?AcKqWfoI[?]z]TF~\\U]Qoo]nc\\E_d`YxA_o?OKh"
    "{BpFGRckynXLHs\\UzCo^IbWcHmK~lL{NplKyxA_X?R?pEp??ySQCqpM?@aA@BpOsHbPF@lxJuBc~~g?Qw?[`~p|KDlDuwWDU}^cTAmkgxpsWQZD_"
    "xPdhxsPl|MhUuUHr|BDqz_@@TqpUDa@Av}HqOQPHS?CmJm[FIZRrNQDm?R_X~t_]I_gvj_@PT\\Vo@bC@~q|pn?xPxqc|IASmH\\dKx@jkoBPNKNkb"
    "RpLPt}zyM~DQq?wJwEdKEP~wpOg[ERLBx~c[}acxHphMsEON|OyFCokYOdOpElKiFQS`HtGaqK_apN_?yAXN|OwpzPR?E`xDKoGE~Rx~AAC}|O[n"
    "N`K{}pHQwn\\VgpCZyq]alM`}tp|IE~lDTLO{IfPGG@[Ws`hTu\\dKG|_^BbkECNxcEATtuo\\FIo{gBpHSJn?y~J[cAdkswpK~OO_kJ\\loGoW|}}ft"
    "}}xED]z^NbCq|dPQM[PTLBHB~qkiOmMBonOK~anruRGcC_?~vp`NFE[?FQBPK`XMvkCeJTQTQA|HxbgJoaGlnndS}QGv|^tIZ?Pa?FLVDMTQs]qM"
    "|BpEFAgYs^cZDPhB?OdIFPGNQQXFyRWn|^ssRaOWt@y?qY?fs|}KFc?[TmXrub|boI@`@aW`NO|irPiB~o@D}A`|cS`WtMkZKNV?w\\cu|lsmBahA"
    "iOudLATTDaSf?^XvBa`bDrD]|\\_lQACCw@hE}P^{FPwVqp?zlPbr}ageRGi?@pSLyRkSoS|lv~m@CnjzuODT|qi?N@{q@y^?K\\HRFpXsCmHUxOSQ"
    "}_LfXK}Ml]_lCqtMg|klCo`mD~hQNpl^K_Ua|F|f{L\\ZThW~G|?rDpDTCrGajJTs}ZsgAr@eErW_[_La_suUysPpU}`OLAxEn?COyzojvAKficpD"
    "~?h~iMWRCPHJ~ldIPACsL__rzQs?z?LY?RuQlBp_}_XuDO?`p^wkF]_ru`KwG[{AnaLTxSbISqpD~aTvK?oJHM@Ms_?\\u@S?@xGlNPhdvp`gCpv{"
    "}~AKA`}ZF?gJLOZ~y}|qy|ufHNs[CpL[_}o\\m_\\rp`HYNAvjAgTTCQx@NNxQUroo|C?ZzNGmyi{nAq`HuBpLzPbaJ\\|@@a{{HL|ahCE?qtCoRSfK"
    "|TgyC[|_|cHVlqDFKAxNDa{|LP{nAFLkrpHBwOC@Pl~iDuDVjpldsqWMnOXKksJm@aKlAFlBtptBw{@Hb}GKD_pdoDPC{?lpj?hq@]ll~QhN~~s?"
    "urt^~EM_TbsDvBGdQEkaD@TU?^Ga{`tVy?[pO^SRQmSv@}lk@Y\\fyth[V@URN_H_}@?aE]KzCnW}CrXj_rpkHrK|??{qScHImUwy{kLxJ`TQDDPb"
    "xp@ZA}cOz^_w~N\\{GACdA[gqMu[q\\?GS@bhex^{_}RCMCbwz}r_LqT_hvrlkF?WGI~suDAXAv_W^QpwZ?|^}l^|Ev~xrS|xkA`PhVN|[??`UsnH["
    "gaHwC\\S_p^wZx]H^|}?bFPc^s|]JKkT@n]utakHMtDH\\yawjwCPwskyCCBlnyAyXEPHRt_la?aPfABHkGvGWV~`gy@oy~m|Hz@xXK@k}HmJq?_{~"
    "wM[yNnCqC}|{neG?CP?eE|@ALAx^yQC{G]O|GPWLE\\wkmRS|wPQKAOPn?SsmT|sHjotNKqUX}QcF@ndgOsw?GO\\UCM\\z}K_pL@lXwzS?@tXCQO{k"
    "{M[uDEZrCOp~vSZm[KDHOJoS`PGi}bsbDJ}DrbKxH[?irSHdQOG^S?Otmdb}{@s]{QKp|qx]pnxw{^CMR@xLqn{ei|Odpq_f~bdl{i?rGBocArsl"
    "m}zvCP@PENTVBDc[I^lmN\\_YSSL\\FQ@MO_csx?wxwtTBDBsdL@aS}NxR@R~LuAAICNlIH]\\z{r@`{d{[FfK}|^_wHCklDbKjD?kqnAMW|sc|JB`]"
    "r~K[AnWjESO{rzOFI_dlKz?tOqfU@{{TwOtOAoLFDopDv\\{YK|SvmlHBxS[}}}Dv@n@]r~`xNr{Y@PtY@pkxH]OpSlQO{cg`Q{iXwoWOC~l^Fblo"
    "YRoQpO@Qz_T??`DLoB\\dIO^smcFzG@PR@PglH~XLq|^|}}cyro[E~n\\PE@{cTo?ol@P\\vECTzaTABTdjz]SJw~gF{lCFC~Ld{|wmqB@NAo|j@]MR"
    "KQ`h|}Oe}B`vL]sZr|G}}?XEBAc\\zRczKCs}{o|j~AG|{qgA}}HPznw`ra^xMo[g{rLatPwKC\\hhBCWsy\\_utTs{r^pCBr|B~MG}?@H]zrihyRdq"
    "yPciFL{oFqwqL`C{g\\\\cI`DRF|tgKt|ZwlxhtpTGJBoHlBKnGbgwKNkBmahLxdxABTGg`]`sK|B\\yCaUx_cBw`GFs_tAhYTRD~SQ@zgnPTTkm~|O"
    "BSD^MDGY??x[sN_M|qoxp@[mx]sptNpNJSWxyskmoOOMB]c|oOk`IoKgxxD^DpDry}TczpmKAN|~|nK`N^lzVJSSF|H?wbC~DOt|Bl\\DDsSUvB\\["
    "x@LY|`{GFQ|@s`WL@np^x_OrACl\\B]kiN^GuvCJA?A_mCqtstt_mE|]HrSjdI]pf|MPuCO{jv]OFAnSI?}p]yvLrfohUFo_xFMgADLkmDqcFC?_^"
    "loc}}@OjpQDyt`cNOO{TzRDt{|yWAkLo@_PbmoQe?kkjx@GTBl`zNP[]~oSovm`[sARizdSfw_ocJ?PXea@TBpXn|MpdL`HJz@LSH]T]@O\\wtdFc"
    "WOl{~Rkidn^qyOscCCooL}VA|rL{qsOIkSc\\_rC|zQGR~M]MxpOhnpchqlwVJBokqNCy~\\Ku{Oji@MsQ|D@Tq?D_EODIEK^t}`|\\}Cs|AAqQH]~n"
    "CqwSCdarqA{sQ\\SKKAVvL~sgDooA|_?d?M][M_x^qpGh?}kiMQCiuA[tD~L^}`O^AJqYGb`rG@WrFPLJAkKF?``IiQwT{^KCBAdTC?uFo{caAHGi"
    "FMpfG?Da|RLJB^RRqQCrKkWzvQJmrA|~A[d]y~_s@@aWumt]~c|WwB?XrP@_OcLI[Xxop^HhyM`cp^kdqB~]QLkh|y{S}sbyEoHECSOevNTbqp@L"
    "RPw[ErhMqo~j[m[lt}`]{PhV}AdYppYDOB|}ApHlJAsFD@WiL{~{LPsaxpss|Av?C~CQFSGwbmTCxo||OoQFC}Tm{Q?KemgbzNKYytetGO{ZyMjz"
    "B[oa?UouuL{{xqP{}M^vs{csBAkxMc`EoECA{OICHs{vq~DS?UK[IB\\M`hGmE^zj@^olz@Ld{?[BGCXkxMDsy~zpL@@Nw_oj}][g{Mx@BBEZQPtc"
    "R?v_?ptQrp[YBRm`~[XRO`x?i}`CE_KTfCPg|~X`q\\GiEOo^ju\\QHM@[Am@qtokxtG\\StmUFLSDBrbGEzScxEopA?C\\NdzLA|Q|lAroD?__}HOS}"
    "uPTMrS@klr}I}n[[wqjgynCwvdh]{nhhEBIFA}pVHMl`}upi?AcrEODqE^DQx_?Vu]Nz~?@QPNdGz[\\mF?X_z|k}HxD^oNpP`^rUX\\o^w]g|w}|A"
    "?blu?@te@B_ijMo[Ua{ehAy^BS_~|qlbyB?xqpuBHmHDIqTJNAPx{lBV@wDTkEgiK`@@FaF~KLvxHpLVx_ovHvW?CLvbr^gQ|m\\Ui~DG?n\\P]NhJ"
    "@A?|ObDuqpx_stSaGbSIEOlawCWKI{Wu|lgB?ZAC~qXyF[g{}~gjv@M@N`llEnCzHLTg@ky[hB?o?^eICUDhoIO|FcOIY`SOrtKtt^Pb~kDS|qsy"
    "pW_dIQgormoYSsr?vokH{?{ZH}H{~~HGKb_uxaNfGVh~Anh@G}HCwOciGNp[HP@qED|LA_KpyQtG~`tmJngnHnoZA@zpY?{eHOwOMcOa}ZjwSNky"
    "zIp|@oSjvO`e@bCXJPS^CRWgs`|RCnt@fQbsG_S}x^HO?QKcznPuClLVGbW[prDUIRtGK@RqyCpOtTDDNA`aI?T@G^Bqx?DBA`gZ@OkbIDTbh|xA"
    "{Ox\\z\\~qL`te@`GU}bh[vBwl@[{~D`GzpxJz|Lr{Mohezo|B}RMHQaxu@QmFkoWwPDwyEzp\\{MhB}Skem~OFAkP@LtxntYP]ITpSCO@u_NOnyoKw"
    "foQMymoJsQW|o|xUJXGsR|K[|QQrGgTk~AW}@HDeK{K?yn[]?`Sn~|GqB?]fBBH^BlkvH\\w?{m|oEtcyt`OOtOpkRrPJ}`\\DZ|kQy?@M?@FvDCXw"
    "}Mpmz\\|Sypgl@BTLzOhxH~[aAM|osOwcCR@`J?OiHBqaB@TUC`X]|BozGMPx~d?{DMUALbhZTnGtvdL}LQxquPxJ}~kfPNttD^lZH}Dm?OCDApsK"
    "{TdYSPT_zpBfxPg|AQhDjokexJO[|blBv`DlyrLc{OVve@xbDc_qqSom?c{NMODwYM?mB_An?|oBFPwYu`_xpKV?t_\\`Aq`lwS`dK|fgT]QYFahB"
    "uoW~woBJ_qwct|HyDqXSzykI~dDNFKW]ttPrHOW|K_Spy@WsED[e~|guxRLZl\\PVOO{q}]vAttn\\Bakiu`hXsD@|G|\\DALtG~JpRCvFY}nu]OZTP"
    "~npP]cXed_Tsu|kez}cU{soRuqDbBKhSCQtsC^Oa?qWWqobxpNyh|oS|oPWmA\\O|J~OZIPGAu@XHJJDO{}CG{k@PLSCaMaexqYgt}PcQQpHdGTOK"
    "PjolzRDXsClkJahKDpXxKplPyn|GG@|GRqLbqnWrFRLGolgI~aRfy\\xbJ}DTJQQ?CFDYiaCJ~]SoL\\dADaXF?Q_tookwhTkKy_{Oylo?~q_O[kGP"
    "D^p_A}t[BNszAQkOxqBrtccm{boSFKZP|^lZBsFgy_@S@_SL}OaF}nvuH`TmC_XbMAXqy^TlQ_p\\@?h]~[sCFs]uERKHrQpSC`Gs@?Gyx~ShymWS"
    "x`HE_smxE`DG?L?W}FCRG[XxpPWS|pXuI^lUAu?fBOHMM``C~A_^COPtAujy_p|mLOLc~atjAQXZ@JWozaDHH?cbj{\\Hsct@yLciU[d[zn|xFcHl"
    "@^Ku?b~xA]@DP^BwO`W[Fo?XI~?nc~KmP@KOL?ocM@wIj?o`@|w~DQqY~]_HLNW^ClGyy]dPC}IAqoo\\spHJEhD|F^Oy}{w|@|x@{NL|Lrs_FmC~"
    "vo@yo]odUB\\Ax@tV}oHBCw^sC^xuy^@\\@M?ry}HYv^OsG_\\TFAC?yX\\?{nTRxnofM_|UI^C_@@`ANAWjEAgtApPfw?KZHahqD[lcKMQCT]DIHo_v"
    "L^cSP~cd?qdCeDGjvo~}}TC^}CdSA_PHzC{{CBtH?Qn~H]O~E`qG?\\?RKLSk|{P^^bx^E~grQA[jzddIuqcmJ_]ty?WsBp@Oyb{|_}szva^T}@PM"
    "zyDqPmUcFbhFEOtzn?_zOToYz?gcsrDm|cP`H?XW~~G|Jocz?^[l|~KaIKIPxMPdx~NvG`hx@OO`nMxIJLNA}nPSL_wkz}hO|^CkA`IPD][h~owT"
    "|~|?wtbyDPlyA@\\iIo?gBbSv~pmcwpIDBrGnIMX]@dkk_{QCcB{Z~RHLyp`D}CKZzphTBQsxA?gZ@|d@F|LbrOTFzqg@W\\cUBp?ix?|ABo_b}_lG"
    "ImM@kuGz}A|S[K?C|OWKEjiGL\\|eq}hC~tXCGO|Uz^HINQOTs]PHBr\\CzzhF[CdDv@gbirZmDaktzpoe@OdAn^XC~|{noDORDzWeA`xgHaHJnLGS"
    "wR_dFeQExsz?aSTADDhMIyByyKCV|s\\RLaPYCSzn|MDFG`h?w^gnGA_x{]\\ntOXpP`drv`XCvaGUHlCmsk_zynY^GQJh|AkTAN?ytbxEwhLsRsE_"
    "BMF|{_fkKo@QB?Y?xnCuC}_zJU`Ly?XBHR`QDrx~ILpow_GbB\\lF@lpMpaD\\KBKf|}GvF]DaApOy@o\\dEan?A\\[IpRou}bT\\?A`CBpwhVphfCQtl"
    "wxGiAn{VxZ[xsCpJrnuDFm`MwCH|y_hECN[?I|h[G}XOD[pjo\\H]nR@FDPR]DiEJ@?DZKRheLcCaEN@q}`O]A?[hR}gmD{sZ@MNbJlsv?AKjZ}ji"
    "_pHiuP_Av~TFEEhB^`\\hc}z}|qz||UH\\E~GL?lmDvssYSPh\\@Eouy?Cd}bhD_~?`pcSYFDWpAOk|M\\oxPx{y@`x|y|Cn}UWT}]wdqmo`@PhC?^?~"
    "@sa@?r`eweRyVqIRBl\\\\|~{koctCPoLb?}xLwR@q}@DAiGxVQ]xLF^TVvaoP|QbxCS\\ZO[tEhLOZ?^MIw]gg}OJ|{OLq?BsKAsWWAC|EUrkPOlQm"
    "KMEKFtIiQ^M{DKggrmHQw?eJ]Zo~Tm\\E@}Xazn`ov]GtxouWjt`@ILoS~}@yz^TTKP{uCb_UPqxp{rXyusOVGtgv?l{hAdLDVC{Sj`qlKo?\\EMdK"
    "vq`\\op?ASQs|{bO^KBlGSblGSo_]q?tpPP[Svvkv|hDo~N@KFLxe|@y??tXVGMwx|uu?E\\`@~UJAErN{~ntB{^WXw?_]LK`ry_{w}?TRD`uEDQgo"
    "D^tS@|ylColY|@t~tDhG?C[n|m_|HrzAsnSSH]kB@dkk`RcMO@s}LRTJnbW^FfTwDdyDtpCslRLMCDNr{qLwKlc~A`vpRP{}zPJ?o`paYA|FJlQK"
    "A@\\dKScwQAkWLvpXBDCjybwYBNSdN^c}~`{R|^KfE@gWA`Ti?d_uP?dfFbkqBjIMOpdNBR`C|ugNUn[ZCmkOENTkfScx?mGvoPKvKcWMwLlNzq\\j"
    "|_cUCWKicS\\{ssdC|P^u}@|nB^]E`]nLkbSlDn[N~otpmzk}}B_\\APo^@RxJFq`~G_hQsrT`tqhTAaPpm_c@A?[AtpDf?O`Z_q[k~TdX}T{gDNhI"
    "B@xOCbaBEqToId`H@qE@M`CxNbS\\BPOUN`|sQ`Xu`SkiT\\pUqrjpIArL{mww{\\|lCpmnLMue}^vTM}tR|W?gTG|qB[hAA`CVjRGoD_M_B~gASZXZ"
    "qVgwCm\\S{SsEycoLGpxKjr@MuUKuAKYlHmW[t{?n?Ovq?Qrf?QTHBMI_lB|KRPL[}@IWHPwcvnjr|mhi_ytNINxBKdER{Ny?tMFp~_DEyQ{NmlXM"
    "@o|z?^o\\jGhAAngqm\\Tdfzo{fbpLG`LDG|nhH}MG|aiFF|hLbmwF~uabrfzYGnWm|vcj_~sjFwMlSZuA}_aFGmT_{NTTL@aRJo@wBSs^Kv{xAapC"
    "N|s\\?IlIHbprAMw]HE\\J|]LPyOGU{tPQcoLM@osoF\\PJA_kCHoKsFPdC{NvArokk|q^zLuKzGt{oUcvm{bcilsdIzPp_MmPHxTJatnt`qEQ^Idwy"
    "]cI]msTlskg[CoPiJ_ImpjdIw^Avso`JkPYR}CyHqKTPF|vwCpkq{`SypLVfFTTVw]{Lltl_jqt@GEOnHZp[x}w|A{tULM?[upHFBRomBp{l}PLz"
    "JlM_ySa?smhZD@xZHeVrxB`eyRMDD[cE}AH}pb{kKzlX~NPYw`OA}PZA~_j}GMxp?pL{uOenJVTF~m[Yxf{`~cuQsA@zF~kK|C_[vbGMv\\|dxmxw"
    "Jg?hKfr?pNlI}blDrrkm{]A?xP?pSnr?SaOI\\Awh~_mlTINDxbK`{`{fMqfo@o{~uopG}P`|~]ozHmggw?pjIlxDu}^wNB@gvccuzaPa_y^Uunoz"
    "}BWqz}luyQjAmBGcq`~An{{sLSHyvt[vr[_Ly@cmtoLA}Rz[qODxuLU?IndvIogYW}{ts]fAoyUqyETCw@MsJhhN|QYKKliSostB@]ZhQqQCSQ`~"
    "DrOtBXDwEmSi~Pcl|Q`M{B`_Dp^{x]olJ?xuDZct|aOaC_d?V@Wt|rSd|]{FYtgdB{_AxqxH}eCpmWCiA]CSEoJEt?XwuaCWIKfOvpLJ]PTJiTjj"
    "|OSccow]_rJ?~mHYzn{rw?W\\uR_FoO@Znk?lr]d{zoMEs{pQt`mXJPHVXCimumcVqPv{PM@\\~@KsKsTrTrhxaQOX@bXEwPD\\nBpa}?pEwOPFdHtz"
    "{[[xglzGnbUHyOX^C]UOA\\vV~?[vA]|kDo@LMqsYB@\\wNpSax^oRK]l[lbTH|x{nKPp}B@`bvaPPTih[[HFzt`{HXN?ID~cmA\\V{A}@zqQb}U?og"
    "xZxyB_[bCbGAGSwyO`gM~olEQAdHLZh[A]lOrBkPHPgSKQGf@@Pqq@LLCPgj{]Kp@[HAnLQcwDhzDkfh~BXo~Mh^TqlAU?[F@Loc??phjgWu|~k\\"
    "KP{vTK?sFcEOK^?|`]xRzPLjKaHwLq]VIsAD@cUNe^OkDk?|ZRMEGRkellHvG^?anmziCPhHojQPPNhWMr[nInK{H~D\\OCCU~CDrN_xRNoMwFNlS"
    "RCc[ksMZMPweR~dSiq{_~\\ya}CcN[{u[@C\\FkMiiLNC^QaGl?_JgCQiS~?kxMIlFI?S?}D_eKvXlv@jZ?K[\\JfGj_|\\GDddAFJ|grQP|D?DI{n|n"
    "toDNsDZ]}agq{KLIt?soOQNnypFO|O_Wwp~mRCkhAhDK`_ob}cvAoqao`_?jeO|ZoPLY?nXN@olBujr??uUOmrbV@kLJuqI@]RXPC@cO}N{eEKub"
    "rMLRz[qx{cSp@MfuC^pW{~OczNkJy`qYzDsUMOkG?DT_A@w@DaxfIhxclscXyBpbLBlB~SxCAjdI@nIe{MQGCfNi_}TCCcAEBOfxXaaXD~}TEsgX"
    "zmL_rn[{gbxoFS?jMPpVIB_rFAxCH^|HGoRqO~sgNOQ?{|qGDqwE@|n}?oXm@KlN~W?TvMkASLk~R{d|_~|\\G^Xt_vk[ztdBKTSuz_PgEmPez{C_"
    "nG?tvp]?AASUR?KpL?\\\\~I\\\\AXFWFOG?On`AFcDMRCoGw\\aN}]P^N]lQpRTiPOhFF?IUElwCvrL`KoOKRQgBHotLOoDyAERFKkS{GNOrWcyTMQiK"
    "r`CXtM?vN}TAkhFkrphPJQhKK\\aDs~xAOpUsxC[rB{DHJ@RrC~Yo\\nQfERTSA\\dBWAw}w?{QGN]tyjXqv`g\\_{HhEMcX{B[Gtf_dJaWuuA_p`[LQ"
    "AeGfJF@^plGLMmcmpAxUDmpjNXGT`^pCFoHlxOPvOVoj@NPzzzoxl~tB_q{q_lD[goxQx}Wxtajr~PoDq{c_y_i]`TctDA@FOSSUFr{Tym{D[{|W"
    "KkKdOk|LLP|qsjWX`POuczPUOr?b|bL]GCiU@o]DjapntpQYzO`CPJD]@d@U_vgPG}W?{kuBEoXL?Qhi?ZxCCgXKAsl~~y`RxC_F|`QPEm`S{Rdn"
    "Aj?rDQ~pWaP[_qq?~DRR?LoOPBshHkpG~CLiNODzM~[ifahzqO[}mR{?xezcC`\\Plzpn}oSvDRsvw?HDEEBf~O_^y|djA`CO}qk{^]rhTM{eVtO}"
    "ErVpc`TIOCd_l~Pe?nwfAnb~}BihR}cCxRDoHSGvkXDF|Fx@}AU`w{TZEjOVvAWeFOXIAQsZ}nc`e?XfKa`kV`_htm_Qwd^xz\\WOB?W^}UCqvGFA"
    "OlUZnNu\\f@feCuDbmrYCplgAON]?Gr?pJn`}DM[dyPCLzm^X{lVpQt?ikC@uHqOrBRBX}_MBKbOk~qWdEFWrMasv~b{iMnTXEN[txwCEQrE?N\\^i"
    "DkCpwTBoAqKv?nA?@`MP^cpBuUSpx?TLCltl|p`EFpLkxCCVB`DfBCWRMP`]odlEE}DoC_wa~cGYs]xcMlcSPQeW@oFvv[XbzyM[}ljwRmcSz~tE"
    "T}_s]pD`rlOzq^gvElTSA~zZL|PDuopHzSLgLRqEjBlR?]HCAu{fH{e?q^G~iRti{QlSr~gI`UTJp`KakAliAn_|HNd]}P?rLbg`A?ctA@@s~e?c"
    "}?\\f|Zktum\\EmhGPuShTBcKkU?|[vb]TJ?@UFmPnt]MBAA`DE]@xH@{mXAwWP^OrF@{xR`w|xbkWLO\\HI?Y?Ka@eHEhV~@@DLNlJPpAj|i[pys_K"
    "|^wTDr_kHtp_yr~|KqGGUxOZxKkshB|pwL[x~~omLoHBy@P_DG|_vvwVlOCkwqxXow?tQhOZ}^ioN@@D}|X_}P[~]tURJQGU?r[ktQ]ICAWXRQHq"
    "H{tQ[AOoFKXmCcmAZLcwT@jykQOZAZgzJ@Zxzp\\VCjdzvo?uGPlsB?}?StGhR\\zHtVL@GOGPSAH`FeHRkaKo{BdAARqyv`pHWbWeA^AYBM_R@[HH"
    "}ldU@BXQSa}?r`lV}pOqD@wjzaKWIpx{}?x~ArLRKKpk~PPuPiSPFm~]@vC~NKXV?I{h~EK]G@k[lqt?C]aXAon{EOXEEP[vA``A@XEnnrdYL`we"
    "{{dKHP|CyWwU@Swesc[FG]@f}OgRH@w{KxGW{?Od`rGPzoHZ{Lta@B?Z|poCGDoW}QHTAnp[}QXiB?`o@L{pJMNoDS[xIECo@Ag`rmHirH}SznD}"
    "_@yIJP\\XpOpTAabq~RKV|~OZ@rrAXQANpo?zq|`Fs~~AbnogxnW{zQ[}NnV_D@PU{?KqxCSaIa{U?_@iLpGXjLm^ZK@N}@[]NZK?waSh|LXrUko]"
    "{P_vIOT~UAtD?MifNmXaQ@WCROXqq@wYs~|kLTk?HO|GyTVHUzWKTajYSQg^@a}asakVD~@WO\\xZkqoJ|Ik?kolGUXPpXO_PI`T_`Rs_CT\\IE|G|"
    "y^LwAqHYONlHANpBwspvA|Yipob^yEGiASiAwOgGEPk|xnwpdtKrB\\wqLJ}NE}LmgQHhzzKuFY{rFooszQKTOp{wGLc[Kc@?`_cr}pp\\x}pcO`PI"
    "z\\{C}_WfCafR~pUu@o@k|M|ev]ssIQPvzAaAG^x}IpkHc~YI~AK\\CqDYI@LaqnZvP@|hzaZg~`{j?fWot~`eFtWw|Q`dzp^A|A\\TD~k~GRh}|~]B"
    "@RlE{MwuwthZ@?DTEOaR}M{N_|CdNqxczrLM~npR@QkbGmlZCM?o~QLAPOg]zqtav\\TCOrSuiaTsuAoLL}CsA^{IyC@RsmsQtpkU|aghoAzf@QoK"
    "NeOZB?_PrbAP{uUKHM?h[SdBHmL|K@lXw`siF`xCC`Rps{h[KD`l|ah@?bG{EAO~@~[atpGdxnK{{~XR~aEZwbPqQ`^M{?_UN{s~EO|@}NLr?T?Z"
    "yTK{|\\_ArBsk~LhbD_db}LtpkOWv~mxPSMKMHSLj||t`@^GczqCrRk`}G~PQFPkHkrb`Q\\QWrQ{BCPWiDdg]w^x[@RF}L]HJGtVxo{TMu~kqo}_d"
    "{uKTh@P^zRLHJqTJ~@lcK`WJEuTiBCHZwjin@|XFl@WQ|eP}|_CNtb`TjzNtrU}ggy_v{?@wRC{FHNLsunv_J@cMt_olul?]s^WNx@mGvmYw@@S~"
    "ojpPA_DGGcHM{okGIwEU?nHC{?]Bx[\\Gvr@WFnPNmLDh\\qmUHr]JGO?C?E`_MRTtypbPdJJyE_gAf}RqCbkg`]{TkN{sK`|X|[TC~RT]doo{sl_n"
    "uRcTB?GQHofSomlLpmr?@Ac{?{Kr~@kyN^C\\t{{zz~kQ~c@vVFXh}S\\WS_{~?N\\HOOKcyiFFB^``?iJsCQi@}\\?BE{sgD_KajlBjCAGtllc?n^O}"
    "Jl`Lw\\lR{QX@A?XUHbxuAonWv_KDy?B{v|Cjw]ssD}`IFPX|TboMrMcQg]Kk|^`rKrgws_dNDntD{sLTEqfsUrC~Ec|B}_xy{BUWS?XXI?Fk|}Om"
    "ILySTAKbFlHk]vXRAOZf@DgjFn`P@Et[~{ghMn~sCtIxMPLPLrLL}ZGs{ahUBVY\\@M_FKAG@wbSqtOOS}P{Fxq\\UEQ|UAB@Br@k^}]s\\LsKZxJxh"
    "y@gvw\\c}EP[zLLLZCPP~EnGd?P{{N|o|tQfcDP_ODOoB}MDnIBu\\DqTMCKxxQPG|RC[j?\\wqxcOePoS^Taw~JReNwNpWpNw~@fGlJnguuCqSGoCo"
    "B}GmsT\\BqcxUvCtJmRorsqgnEoDLGbCbGqOAgqkZAqUkQw@z@Rdvnq{tgRKxB|EFYpK|EpW?BL`W[CSaDlJoz_zvp~slrq?h|rS}?RcNBOUDAbdd"
    "pCGh~Pa@F`FyKNwpIASW|@|MzuGdA~Mw@N@`HPJyuSsEFRhClMHTG^UHHqd]kNolDrCeG\\dMrmYBe@gQ|\\\\aj~PkE^G{LpAMz^xB`ZQev@NURw~p"
    "YXDm?\\gwDOXNx||Ry|uxTjdQwpHI{[f?~rbfSatFIWSvvoOMxMkcF\\iNn_bnU?YcKp{K_pg]OilCw?|r?QOPNmXmQ~xWMw|Vcl`mP^w~G[KO_pOv"
    "rB`bx@Ukq|Gz?AopzBpW|?Xdr~sg~}HFKQK?pqp_L_Cy~SKKEm?iP\\L`~AOepPwLKNKiSoOUgvCTHdtIo`LvA`{VBEpMtPGH?RWbznhStpgTrYlB"
    "~vksCqLImPqL~XHfEBiOolv}w~hKKq`Ez}znY}?OCnHSx_Y[M]cmo\\dkvPovlMDBKNXAw~{lor@enPP@JLGu{~y@QMphx`oi|x[mX@DLz|Ottpr^"
    "CS[t{Gkp~IP]smchF@[lu?GzS]x[~mOgqbVPB_oEMQkc}bShL|lRNrSf~EhKwlLSCUTpuOLeKOryyrWLD|[hJkL\\vt[@@}WTjqUSsNTPDW?e?rHG"
    "{QDGt|TQAQLDUaWhWrW|wp\\wA`{rqBKzD~LbEoLLDppT_|dAF_sA~eLKXdajG~TaH^x~x_d`Bn\\\\~cDGESn{FUw{BROlCz?Y?qTd{m?Np@Sp~O|]"
    "JQwWHllf~BpnmnTI~OtYm\\\\MynL|gNfAkbxvH]Gp|N[?yP[pEPrTB]smt]sfkdkUpn|mB}_tOYhUDrv}A}lkvCHzxr\\gBxDh?^pgMdSfC@WvJMKx"
    "L}\\qyoztFQkQ]msut`@{JMWBDNd]vGLwtrLRf?dZRAeduqGvB^`U|]WkD?[PEDhDnlw~rmVq@c[trM_VF|WuARg]E?U^r`{]KyWy@_?hMD\\knopD"
    "HYOuGqWlOoO}D`HXW~`UIp`DCq@bH@G^ixM@MPg{wnXdB]TYC~_xUC\\|xtOqpcsD?owsi\\SwprIU}@L[wqlgmrghyqMP{^w[|q[mt}HByNkhw@F}"
    "Dn^sa_cZMPPltAGBEopM|[\\Co_oXyMksoiXL@`gWHn{EsMofvMkLms\\?vlwO\\^vzhpG^~`HB|jEixRtLKR{O`QEKwnuXRqr}?n[cP^F[C?OFBnGV"
    "v^ldv^|LuOsIt]bmJpWuOLKkkOoVHEG?zSHHscztx~]uLPMPCbNA~aJuT[gZy@WRD]sKGI[U{]{n{BtK?h_b}jhFB@skMA_jl^csOpwxr^w_vO?u"
    "MQw?x@dAzP`FxOk{??`Z@?WrvVK{PnPmIMLUsCfcJK|TjRwlCmp@wacl|NCFFcSIt{{mP@Ms}~TL~EKfH~phS~\\KMNLPVkllONStEAwsEBC??EW{"
    "jbzsiMmMJ}PjuoZzv`@bVAbAI]guTPuR{s[XzSc?Gqoow^kRxPcVUkqKDMeAGmsaHA[nzPTzjagNn@[?xNgnKqcgKq@`}qxqxPsrnt}KC@aNJsD`"
    "XKqHW@@c{oDIbA|WLg~yIQs_y[dHAoF]gidkvOpSLjYV\\{@BJ^zqserk\\}dny?O\\taxhPss|X}@hS[@h@LCvEpd]ukg~JcA@HpwXrRo{@PkKIskm"
    "y^W^ipymvcJutQsJPZcpvPLYBA@]CRaUDEG?{M?R|@Pt{bbUGkwvqRHLDOLU|@SKm_sGpp}bDUENKpe?}CoYsA|lCkoe}gcv}ccPCdx@uQbnH`ww"
    "vTtPcQac~slyEW?zFNlVD^d]}bLyw~hN`STWy~eixa`d|aBq{cDCAoCoSnpbSdP_}NhDKNXH|}HN@^czw_kzMPTDg@{\\DuOgElwdpn{|O_`HGmcz"
    "H`o|LOsE?NH}{|UBdmjsxcHELp?~DYheFmn?prs^?`@h~LTCIqCpBD_gH|^|}q[PIMg[Inhg?aGeCGOz[m_T~T^A|CxluSJqJB\\_N|q\\}T|yIMg{"
    "GNspFU_infolGp}K~bMD@QdVC`Tj{PhACRFf@Rx@D~KnBSc?u]PAB|pftQEcsm?i}@olDoeX|}\\|payaO?Se|oPC|[uffo{_?Pdirr[?FT]Utn[c"
    "Jtcas^|BE@|JDA|ZLjYC}BHfylcW?b``?nOdwBPT}mHryr[v|K?ABA\\IE\\k}H@nlFQnjV|Pw|~j?o@lDnjol~NmZNAiCOAnnB|w^Sn}B{MstCQDI"
    "BmSlM^oIBc_{TpcgtrCpi?]W{uOorOeEGEyNq`g{P~Svn`K`uMQwHg`o`_kpDI_nG`wOuAcWH_SvvPSRDb\\ErMd`jq_EuRyG~CG?y\\nqFULU@SOO"
    "{Zl@v\\gB~lg?NT`dCy?~u}?MBMdde@cJ`QTmDRGqG@RszStW`SSMu]|`qTT_sTLyp[CrfPWnnRcjbQEITSMSyLvmxRPl{NXn|}JACO`[|qHWD}pC"
    "o|Q?BSD~pkXe_tXSoz\\bEMgFjno}NAGbtKsvDmG`wCmH}KSKA_s|vro~EPJeB?BAXvgT~qD^u~XsP~V|BS]??kSa?sLrBaTmx?`dxs@NF|x^RBYE"
    "COpQBpSy|``vGRQBOVDGH|l}DRGSTg}T@pcPB~lQE|cS?APCxK_nM_[`Docd}ZlY`[{MM^M@|O\\rGpTRG?SgIRtNspuqIFW?qrAEEakRB~LO~LCs"
    "ENACxoxDspxXqS{a?p}ItNWY?]OdkrC|zOT^v?g\\?@[{ySAJDLlUJzp\\l?zx?}X}|_cgTMPYHuH@FMkrD`BNULPLxc{M{y|H{O[wgjTk~y{{uOxB"
    "}l@V}^`xwB?~HjVSnbh?NDW^Jv{b{yk?vUrW@E_K{}}bHQsRF{Gsw{s^MPdVCMKG{ZHPJ]LjyidVIkfdxL``J|{Am@DDmN[uFqgrNCLDEKwuEBo\\"
    "J?XLEqIQ`_t]E~\\WtoodU^@DAlwzzzXmoR\\vCBB]{Kg|GT]tp~WuEVE?xagwtqlKwmprr_xvwqCX?\\x{`QyMPL_x`]sGMxQ@@bUGHngUCnFAsppL"
    "G@Q}{qG^xTWPNsJsF[R_~nD[BpWY|cziTO~UC]sWxuNtn`W|y}o|G\\q\\z{}SN`L`sAC~?PS`to_jrNpZ~QMKJ[AAcpSZ{n`YFaJ{E\\kzDoHfuEcy"
    "vSws~L\\AK`{bI^~~`QtFB_NVY?zos?oYpa\\TLotIUAskRdTgxpwxFpspJmt[LNPYtzALoELYq~Zfk?|No?DeAmcjqbJcgA[J?_?dsSCQq`koHQrm"
    "xNCryRcbK[n^wDWeiSHfzp{xksSx}PTJKmJLomLGCldU}dpzw~[jqmk{CDsSvlfvC?eVBUmAT_ecJ|s~WaKcF^bqOrowuTgrs`wmD?Fs{\\o]@jdc"
    "ECKcxaNt{dfuA_{YrQHsE]GG{RasDplCs[XJCRsb}}xTyAw^A^hVNBpu`^`oFDtob?LSC}[iv``R}^\\GjN_ICQsZh~VLx[~b[p|e_oUH@sDKG^SB"
    "tKWqmLOd@BDLR@hXPpuK~mtAvMTYH]_V}cTTCnH@grtdy?lxAdsyOPCs~n`XmaLtva|GCCL`@pSJ~qG[zBGRr?L|rta^j{eEx_@^?NEDWbb|Xiyk"
    "?SIqntClDEPNxnceVNtBCB{^G]u?{w|uLoX\\@PwSzrBAEBP[FzDHVr^MDrGU??TRzCLVI_KtVQLm@~tu|QVq_jZs?hk[yb?sD^Tbt`Gh~i|mFdLS"
    "FoKtIpwn}q`?zDUPFzl}HsPbzk_}}quL@cuRyOOmIm]RK^F?nqpd}O\\j@ciB}bctTd@H|sC}MctfEpCoCMdbqwHUHqxKMNkqAoXnwdQZRXKmGPt|"
    "EmOcv|T[xfPZ~vUCFOpRvw@wJO@Cq?\\OZaz{nth`tLuPJqLQTpNCD_xC}MnXedE\\{L`jG~PBInlSnbCmPg?bAFcX}b@NA]TqZBPO{?b}?NhV}mhU"
    "fheZwQhXs@SfySZ|MM{oxMoX@elLEaSsXad`Bez{It[wP]HSoML{tpHXGAw}FLV|KTpUHC_WELOnIrWNOsbzMBxl?tgy}Lr|PBBu}f}@GgQrEsP@"
    "L|wsrm^z{LMFDMz?~`H_~TP@JrmGHJUYHNLWD?K?vATUB[DLjp@\\K|\\Nz?Ct?~pXJpj}jQxG@l{tBmGbFcx~`lxRygy|sLCrKPWusTOQL||lU]MD"
    "y~CkhjXsuODRuCXaope?vA{uDpua?@djLbxNHStBuXEfe`]D]oPlqCf|p^RpBrSmEkXQEkUT{~P]tApZ|MOT|RC`K{\\iP~\\LG^^HB||dPk`RFMhK"
    "G~WvE@\\[JMLvx[ySvpKtJQhfF?\\PxaGsRTpRlNLYRdwzROdCN`C^tQVvMst^DNkkMcW{gODSle`XjbNAFCEZSqRkbYSyionbmm[{DBpO?^HjE~Yh"
    "Gza?C^|U?ppWKPszgVk?R~PB`PWc@rxt{@^kH@Xlk_{IKQh@F]{?PZnpM_uMm@C}nOW_}kpmDA?ilHDJ}TiA_s_Uz^\\kIw`GA}OcFbTCHE|{@S@d"
    "q^Ggq|~]IZpARCHJyOhWBSSYxN?i|brvvYpPstoP\\HDnAxhxB^czU?XXOb`ZyODHtB\\@s~wLJb[~hAgmP~`J?}cDALq[uLGQMznsDpN}RO|cyCCj"
    "_}[ryqLiB\\d}HobR~v[psoDpA[||{_@uvA|JJrCmxqWoIP?@Yn?z|R{REPY_mDG{IHGmxbkp@^\\xNpKxsNFtDqXuGoH]}|tRhu?mP?]?M?\\WvhDD"
    "C|DSTd\\y?}{n~~bAWOdxLAwjK][wdHTny]ZA?N@ixsOrbbGMoMDMGdDyolVJ_sXoK]SOCqG[{Ej|tukgIqtwxo{dBAkTAk|_tAkgBLOn?AwooA[w"
    "oncJr_cVvq|SQ^@pyPDXz~oo\\pWkzQpR{_Ox|npEFo[gsnt@rmxQTa`PwCPFzqXLuOGnIcGoUn\\{u?_B?}UFEU[d@^WkO_@l|}_W?m`JZ@heE_e?"
    "~\\hJ{tOVcrLgCQE@|CD~IWk]D_wc@\\dXjoTlB}[n@B}KnpRcF|xtx]_oV@W~?|G[@phMufGEADbJbWKm}^tkvc?R{qPVL?`FDKxJPq`sDcRfDB`A"
    "Ip?a?Op\\DPfcwmpLCPWoGO}Yy]SKEA\\eHw@hB]slhPa}LQknpRhoy_ut`?IqAqSxGDc|@t{oDbWzYeC^SRpfq?cRSAiKuHGFNLjl_xGRjfiQszVm"
    "~?[HFKFw?C\\UxsocHfZLutQAVBbAnTNAr_`vrEbFfW|B[qssr?@vzHEBpFAec@cdQ|IGL{jeiQL\\npKtdbi?jrppKSwRFBA?YxGnRG{bEh]ePdwS"
    "d|B?[VePHoOD?w|rxY}fwK_CpsrAKk?UM?bAHxGXqxDhD]gAFxGUhdRzk]VyPVri`^~Fhihom]a?kxGiqcFkDuxBGDa?_rE?[MRexQ~W\\OF_yw}?"
    "tJTPHIs^sNi?xrsl`ZxztEFXAFtZUVvrYG|mqW?oQ[wPttp`uck\\kli^ig|Sw[P][LSiwcSlkHDN`\\{VKbrrChsz`UzZIFpXm@]kkTC~YCe_Hhu?"
    "}yNT}_ZAeuTOuG|vLzswhqKc~_cPKV{PvpwXJDkUcjxYpxGmpMA?xM@DHeRHL]{HTsPDHpqS`RCLqoCLQCNm`TkrbKXpZ_Rfppxrpqfk`d@`ESNA"
    "E@nsghG\\dtNAM]GVF|aIUG~cz_zmc?K?iHEJuHT|yB{JBZdhIarqzvFGtUKy_qBK@XHEBsTcTrpU~W}ocvrI_sFAaSZNWI@jFSOefkrAL[OZ_}jA"
    "rXsN`zL\\`_cbjHGfkFNqOLM@tv\\I}JGraKxlMVKBrrpsjKT}e@\\ZHRxZKrRAwhGTOnte_}VZ`TFAvHdAMwKSDm^xNSCiAMK}hykNw}YKLBsXF`ei"
    "o|H@ulE}\\H?JxAfLkACC`_J`g?\\MnQ_c`Y|szbntjpl\\pbKS`\\^vBacRLTBZiYk|SYP[`PEAh|`ue_\\@qkcAxrnu@|NA@_yn`\\?yZiIK?ns@}^Oj"
    "b?kzZPbAKp`jr_ObNTsYuqWICYtvcBOlNcv}`P[hR|^XHj`HgOp`f_m?`SrP[{[|{ZjANhDV`RWlJJogBN|g_|O_p|YY~q_]sG}Gy`KgQHYml{?O"
    "KX~EkA`ojKgSFiDGkvxp_pBAKc?G_~zz?Pa?[YJp~wd?aHFd{XG@dxG]qG}vJ_gzZUk[Krcq@f^p`S]?nOdBIJM}}rbr`XFrza`gBtexAqlpucWs"
    "eMb^@_[Qx?A?nB^AD`x@_uXWhRjA`QVzGdDLTA|~`XDy~Cy[_QzAN_tJi~ZAEQ`u`W?{fNjjH^^A`_b^Ja}DNCrm`W|dApKg~HDs`QWdinpSq|US"
    "zJhrFihK}vpYvkYe~vLRS_uKD`w@QCYqEpVDkJ`mB^RGmIvhBJdE@@NA|o[QC?tc~[CfDvNvcUeqmOjttXD`H\\oyp[Jx`Phgqddb|~dH`[}LvoHl"
    "vbvqGvb?zjxE~mtdgW?Wq@Kkng}FfSg?OM[dsW}?lAJWvSCi@VKGypnv_~dSJg|R_}RAF?~v|k~CAF|fZ^K|q@y?zb`|e}jAS|Hi?VHdjW~A_~]?"
    "?_XtthGnn\\[|tG?vHrspVb@\\iO[EfYd|K~jbb\\GD}\\d`n??lBqEqipW{^alT|x`IjkV]Xp]m?cSUxai[gfD{nsAgKw|i{AdUN?]DhI`an]ajKXQ?"
    "tFObnU~{?PIr`T|yjPMXsSe?_pB_BPXYrloOIzWB_p~Ad\\O_bpuslATbB^pXFM\\cCNbsCqwhs_D?w~Pb{|Xm~QY_{T`XUbSo}NEb~^xylMgl|mTU"
    "eKldzP|Av`dmBmKVxo[yEL|CCTsmI@t{AduQsORwBNx`?BhOBYt}yagc{qKgG_saA`D`x{{Hvq\\Ukqkx}Ap_{_GyqMpL}\\EVxAKbSm|M?Acx|aka"
    "DkxN@`ovIotlBj`L}pzJDRcj?^weug?Wu_FVtGXJBrDJFNr`FnhP@a}U?oJxyZ^jCO`uDOcFopX`QBoTIFpsrB[nuO|H??pV~?pLpqPcNRot|MGo"
    "imPVyxTt_?@gD_X~D@x_yO\\zV__ky}p}fBhqJ`UzH~l`}kxR@PWPBpkuA^sNyAc{SOKXwQ_Uup`ux[?}HP\\jABhyz~XJF~[vwNShPryHJhsd}lpC"
    "oqdtRPKv?Ss_~c|LJsXx@qMKtms`NnXR?RTZ}oDSJ@oemdXF?\\[`JBCvOcwlkPxEHqCXzJkSICUINA?b?Moo{E\\WAA`uv`M?@CS`q~W^Ovj}uOHF"
    "{`Tc@Msn|@@ZP~dJA~SGG}gUuRE^z||VGQ`x~NXw|q?dhRRwtNTHJKTBuPKwdMLOIDosJOsqAqo{^~Yp{\\HD}`Kyv`CaBJ|A@_OvycX\\IqpXsUKw"
    "VAKz}ChUGAC^EDOcO^]F?St[p`kVs]gUFqX_wR@m~?}Ir_XGAD?tO~kyD`|BwnK}G^sT{bCmFOdfUqKJ}adGBe@GQ\\lwkmgpAmOO@|c^A}v^j`dL"
    "CQs~|MDFMmt\\uQwyGtGduQRd{k^AtDXjB?u`wPpURC|uyAPYs}oox]wt@RpYVCU?yjj|AYd]HnpBxlg^{nxMVMxovJMPxkhLGa@CuIwwKNyKEohH"
    "vqGt|?ICI]\\@CnzVWqShIApwx_SwF|ZgFSVym|WmM@[UrNkfzb|Fzb[mJqSmA`_nxMXwOsk?COOt}{{uonCH`Qn?zc?KrnC\\q}rr~{k_EtESvA@F"
    "~biOJTxT@~|d}A|GLsG?z?xoCOxkCjJuBblK^Loz?@wUKotTB?gpuBwpkmSAyRV?~bSqB`dx{M_uhTGuAs[]LBiSDEWzq~X]JokxtBcoGsDZKGHd"
    "_sC?{~?rjPlIT?~J~@lY?~_mFnRsjXWz{r[aB~LO}Q`Am{_Tw][?uBkuEOs?pCsTznt@{qqk}ld\\@?`HM}iN?bsLnqtIxaC\\JLuap\\kQ}?LiLPgt"
    "pmXbm^P?AqhKRM\\TrrolBBgWCbLIJ[DeDP?\\r`spu?S`t_SnBoSfONXxF_`LH`xh~pZYoo]JHoPCA^Tuwbhp{[GrsM{^M?|Au\\sUkqBv}sLkNPwT"
    "zK?nHRQHL~XGFAId?^XwGPSCB{PJwDG|U}|nBn_IzP\\~HbL@Db{nJRx@}UDcGp_pykTb}RX@w^Tr~_L@~?hLrdtJrLxjSkKg{``QqkkqO@TDCNcR"
    "K@qJEBltFBHVkKj|C}oZA_S}v\\kXrA`Ms^O_Llteo^_GJp|ZtPkrxdDAs^A_?sLPzQlfF^XJFUx^DpPun@dau@snIcdMPbskDPi\\lO}G}o|lvLPC"
    "B`DBnN[LysTCq_t?X~Zvx^WHAjdXEBHPf@pldKO[Y~OkPqrgORKlBCtiEnKry}wuv?XSO@hCGK^`sTP?GQxyISGuB_eIEd{NCZ@XIAgYBoT]}`|I"
    "~}CsDNpnJrXXWN@nCPgh~L|CNcxACMcwAAOvGNiA|]gu{]HDMstG@`dEIQk}?qgizjlms\\kLHPzsEaTxC?_N?~ta@l{kCkoMC`[Q?RT\\vOsuC`aY"
    "O@Wtl^~}BNtpvRwWsZO`t~wh}rhzKBtuskXDWpuMyaCiTn_Xq^CyxodauyrcxRc|E|xn@aXa@@@VArRk{nhO]`KNvPpJ?S`aOsgS~?CzEOHmLBOv"
    "BNTpJoCZqlG]BntHoMw_EnlcBqGeGrh@|P{IMmxQNOs}p^@ND}|GGNhMDmpSpd{|@px\\t@OgH]sQGN}DurfrPl_SAasMLQ`Y^CPnyaw}quRZ{bjA"
    "zeLVLQ|`Xas~`|`JvnlLo}Wx|PY]{?lbAoJt|QCxG{O\\}hDqnRP\\w_@_L`QKL]@cZMByWmL?QoCz~?^{xChgFags?@kkNbgaBlF{vQBvGziXGp\\i"
    "Mq\\FKN|rtBsfwtlUBnp`~ajbvRG[JkG~DaxHB_@P~NcGGJ`x|eD^l[IND^C|{msQB[r~Bs`]JA_V}b_{NSG\\Cl_O?w|GYe@jD]\\QN`ia~mxsKBOL"
    "CC?t|n[ZDcWyBoCHHozrHo?U{b\\mqPl]B~hSJ[h\\~`DT}ah^I`S[`^{^|`sRkph\\gK_@?xE@DPS@AMDH?_XTGCpU~ESZzp[hKAbzB}kunPTFIR`?"
    "pknpy_?rKRxC}hDgiHGo~ADoxnyi@QLkKB@P?`gGW~GxwMOXE_urNNODB`r{{_WfB_tbznlJTP`D~miHA^Gkx`g{O@spB]LlBBpMJ^VQjsXWznUC"
    "Q]?kCCPMINOfMp@cwI`@vaz}z]c_OOdaCYweO}`fEcHTK~laCaWDApHDyN?QJ^LH}EoNCokNI_@Qwb@MDoPgvAOoFm`_?m|Q?c@GCPSAJJTQubaU"
    "}]pwx?woToz\\F@geH|[INPDNDUTO~PwoglkwG}Onq~`nV[hECKhU|sWnAgCrN`lFydJGs~HdvAceg{?_@]GfYQ@\\BNtG`QAC?~o\\RoGfRn@MsT{f"
    "qNXzztW[sR|JGO_~|}DA~~HafrsrrL[}NbHYC^Oq?LSaTOW?}mSezdS]KRhkH|hiLUOopW|Mt\\f{{MseSG\\rv@KCz]~rnNxfHaMS}_HbToaDiqoH"
    "FLggIbhe|dJZLOHE}_Ow|OvxANuP@EHT@[XCEAPV|ykpydqS|cQ]oadDHPlXUAWJlBKUA|PkK{tlzagOv~ENKaLa?pHdLB@KCbDXLnh@sCJcA^hi"
    "AqLvD}LSANLZCkPR@~|@I}tL@n[FKmxNv^P@}nSXJTCVwDJoPSgR}LtozmGQMHtJHqGYkC@AFpA?t@CMz^gh~^?yGA{fiytDlNmyKn]B}o_r~pOG"
    "Um[?npWNhTfWHa^y{]H@xTrsSoEU}Q\\iHCD`L_MF{PwE{o|{?qxKA``LBd?i_{Wx{?H}zPt~E}@v{mht@?{AkoStQ\\OCraXEwqpEETgzuQJlCD@U"
    "FUWxP}SmU@xBAFddPBdhtrWc}\\dhR@F?D\\GiNQlc}rxp{{hTIPpjyodAsO{~AtE@I?wa^TTvNqPLx^mFDRNgnO~~H~geA?WdmONZ|cNb{^wc~@K?"
    "@~GVjLWo|^pRrA}NB_WI`\\dTvTGdedHQFbkQyA[]}N_tv_ky}Qpk|qHfrKwK}AOazfTDpMGdH}tjDm`QNQdV?c[^ssnpzM{{{LGtrNgOU~oT}C@O"
    "|]ldqks|}\\h~~C^tDO?u@dGU}OSujA@^@BRMRBs~wpg]GbG]zUDGy]YirbPdFqlVF?\\LzrkwyLiQMqL]Bo[du`\\ICMT{nUhhw_CoIHX{~sCTWrPE"
    "SRK{Qo?VDMZ~K`lJHPx[EQl[{la_BXtZ{ZoM{ptS{r|PE?Sokm]M|c`@srDXBS`K]~le{jOOAoK^}cpkTmXgCupQHot[?\\XK}}_Z?jXYjpcUBi?t"
    "wkeCGBks?}GoC~ARuqdIxAUaCOuey`cHvJpOFqTOMSDDvpHxDMhf~?xF@_[@?\\\\otsprqpp[SlWHWAo\\wT|BGoKDS]xYypgsH`gf@@cB{omOE`o?"
    "yc`PDpWvGxvfnYkw}aDkKrL_h{xKt@NgJlpRsRg{~@TjCNLcIw|DJbtRE_mCm^`jG_|rKniI@r[k}Agyz^]N}DwODRQ?p@Wz~AHK`PkR}oxUrpKb"
    "AoGq|P@HDuKkSK{v~qcg~RDoM~LZGO{[BCHGKTwzAa]ZwPeAusb~j`k{zQ[T|Poa@aXFx|?X|?Gh??PSr~c{D_snEdECCc[H?PdV{OtfO`V}GULX"
    "R?{sE\\kDrPhSITCoAa?rN_kjGLXG]Sgp~AxCjFFY|G?FAcwr{ntOHEKDw|PDL~]YWqghPmg\\lLT[m^`KKWOcOBHHLrzqPM`NscPZUOuKLfbzhlrA"
    "C~O_EPbH?`hWBkH}|RoOsQXT{Qx[G@dbtRkTylXXvs\\RAcT_EpYSUqwNISIDFPdlx?y@jas?GTHw@aPWAsLR??}gH@?J|}kSAP_v|QZ|wTv?kpxG"
    "}sKEwIwP@||uWbqE}R[W|[yG}J?xL^rUq}hJHsPmD]gTym|rCdpElbhFqlsK~caUwTXx?aCg]pTI}nJqy`hatjzapyL|dPfEE`IdOMA]sA@gBPE@"
    "us[Nw^TqGo}HxQ}D|SDDNPd@JMWx?|DeC~loGoXgvP[oJQsB|paGp?_\\}AOyJsLG}}W{vhkWml~}_uoe~Uphzk_bM~xQr?\\K_}`whC@P~msvv|pG"
    "Ac|@AMMR~@dMuovy@~yG|~f~G]KYLZkCGA}LzBs[I]xQxqSjLb_ZA[lAxB[yJ~hCuapjBd|fnqTDMATPunoxYM|Zzq|Our`Y~mdOCBHhvpTBIfo_"
    "Hr@X?Jty{m{GzB_LBQ~ir|CXK}k\\QTSPEppls@xXr@G~FNtCz?VQH|tTuq\\|xsWHu~ldpslFxmxQxmGUAP`[y~Oe?{tAMd[{Jn\\TkA?KzRAGS?Dq"
    "ybOZINtVsrblWndg}om@EsdjwW?O\\|RoBOxZ{^hQpbTYDR^^?UgekbBzw@xc~mPg?j|o?@{bsP\\lL]{X@nFK{^njvl]Y\\optyaTb~aiAB}\\`zRCD"
    "AAhqFMcbrn?R{~pj{@PQ~octps\\eOMIUAoPPuqsnAQkBFlsczbDgHT}KNAW~CgStHO`ID^Zk}@|yB~wiK`Ub~CPtdNhuA`eCSs\\[r~}GDsTtym_j"
    "?@CT@lsXB^lMA}x_z}kaKlcTGdlpHnDvSOGDPBtYxA|~lq?_DKcbxqXVBQw~u`CU{~kdI?UBANlNE_oXzTOwF\\z|?`\\T@mi?~fmLNMdPrAWOCpKg"
    "C_\\RpMwVIBLAGskjAM[jv^^AAu_pCalA?N__Ab\\MN_CW?`~ri`?SSQdYqPONw^vX~`hM~oPU|qc_~w|TAn`Pn]ofImBACcouEclVDTLf{a{g}~??"
    "w|BF}`_OFBHcqDNbCRWoIFsMC@xCBSkMC^Tzzqfl\\cHx\\q`NXqWhp`_mxNpNMPv{tcKOEaKsBf?El`[i|}qF~]TbhbHcJPPvwBKel^QniaO_Dc{D"
    "lmXR{tpEtsTVty{xvKPIBp~~uqS@vsPw|oaKzcslBsnWBMt_t@cJAo[XE~CFfAny@NcksAxD[Qv~CRTxR?Hp?JxBsqpEEa`PzPlRMkXQ@`gw_r|N"
    "pBDAu^_v~PzzNKO^CPWFB~z`??Ly?NqJopgrr^cu@VLkxqgRnKDNx?GyKDW`@Lhbl`cM?phQCLtx|R`]s^onQA_Ps^HFuflJvzpvON[cDqWPJ}Wg"
    "y``W^kWyjHsDioK~GN}aFCp@D?i?Bpge?OOU{uwF_sg|QOK?BCS}O~tkKrW~AM?YvRGNlm\\CuLdGwlCq|\\svAS{wvoJuGNoiw}_cG|[|nNFv~J?j"
    "VMO}}qCQ@RPuJnt]IOwj~acH~n@w@QcbyFDFxrOuKZSL~m^g|fl^kzQFsCIX?TcO?OCxCOojHcA@k[kH@J{Z|Td_PaTL|rS\\tcgJx[gDU`GNrnSj"
    "{jp|vBd@LqTiEKaM?r|FN\\]@JB~AM^?{O{SMG|PZ}BOmSkRzKmCUEApzq@YK|~{ppRDWorCv{~keoKTTP`{tCpC~}KBwHtdQ^?`UhUDmupOyE\\RA"
    "{QdG?~`I{buZxRtHKrgxUNS[znTJ?[gEAtshDnLA{[^MEZ`Zw\\Ljv~PR@^{igPXL?k@G{oD^wtclPbd|??hv{C|@vPzyUCPJD_TXF~|Ut]wS~`XE"
    "qR{qL\\koyaDx@\\[do\\gjAA?PHSxfKnc_|rOuH|fAqB?pLqPGwRcpwpGvB_KV{pshwZ\\d@tiWWqpNDPoGx}c]FtPUDP~hx^?PAOI\\DOjuzYDDpS|n"
    "~lDAiQc[GC}RKcyRwYdXtr\\s~^CUJEXjNap[pok@sOxZ}S\\SAngvCogx}MTmCCEBHscbJVyN@@?PlApCDPCPRWTUBBDIybpOD]XT|^TftQ`QJOeG"
    "v]pYy~wu{KsQrAp_rn?sx]dm?N?fLr@M@R@dn@xDE~Wj|sDky]tQDR@aEbC{E}Sq?_HJKn`FF]wIyn[WFnKbrq\\QNqaB|rsBhAXUG?gn?oThBriD"
    "?OJ}BSoTI@@eIpLkDpS\\O}thKMWjMOsoE|cwG_\\suMDB|hi?DP{Cxpx@znAGGSDG@sDwRSXt~p?PWDpmCchvz_SRe}CKxpGF~qtPEmgfpd`iAqtH"
    "jT_Br~lMDMfodakdBcs?yUXdNTGVND]I@k`ujq`[}g`[?Op@KrMDQB`gxNTWGrYUQaXnHe{esMeUE|pDBrLIA]{SHtppx`byqokp@PnwBssYKLgs"
    "{cGsUAWixQP]DsDGRLHZP[TGMOhHJeS\\p`kJ}?QZwJxj|C{h~RONzMnno|{bCNXb|A`EFs|dnqZ{B`?MGqMEr~clE`pHFqksNLxmvSgt|T\\VMcxR"
    "F^KjBMwqp^@ZtcHKnlsxNe|FyAjnsOfv@b{sF]W{B]pRS{H[H|qHFuXFjcEJPI`YFkn{I@|X@m?zw_@nxctv|_`mu\\dHwKhZV?lfx~hX~MpAuN[l"
    "yQW[FqpQFacrvJsnk]TVF|ttro?Q@_kzLq@enqgGOLg]N`kfIP{clO{[G~|vvthSK`sg[R{hI^C[I\\D]mqk~~{\\Lw^?FC?pSoDkaE@Gu@N?qJlgw"
    "z?OnkPpoF@DSKO?\\HRTFFqPKH~HDrpeiIPhfFZKMkNHKEo^tHaK|{|GfE}OPsonkOoogyqD\\FMsX?nFA{MGRkuliHq]FHCDdwptYAfX[RRlf|_tn"
    "KCMYIuyoqOTfCcWeJCh@FpO~kPeCO}KaePGw}oCrEOZj@`Sn~nxU{rMJt_@Ot^W]|KreC@qJ~aXBXRtVRp__GAkvRmI^{CqLombSunkF~CDSFRHt"
    "~rXJAw|r|S_cM@gdka?oF{cpx?od?E{j~pUIW_PqEbJyDQxHy|hPPPwynnSRAQktKCr]C`otxCD\\N_c^w_sOIakqqnjkKbG{}LHABTzo~qL\\}N__"
    "?MCZsMYDwX?Md@nwBw}LCpAUvB\\fMqlU?`PwJ_~wLecY}k{[~nGKA]OIX]lG~APNKA?xEnPkA^XBAOYG{AdQvQH\\NOw[PBaI?^|XU?A@QaxXj@HS"
    "zCJhxplaGuLcO\\wP}SvuCW|[Nn|d}NXEE]PO}?|PMOOj~^xMCN\\DwLLj{{O}AOSQ?Q{mx|`nH?peCn`LTSbnJbw_CKphUOWiGNCkBsg??ChquKkW"
    "rmbqyC@dIHGUu^shE?t]oCGgFrHwoP`FN_PKoMwxf~t]@BgeDr`\\AziG?MeDvAW{Fat[uQOhH@`]p~mA?PHc?MZ{Ja|IBStNDQhtzqLADQJOyNOl"
    "J_\\foJ\\Lq]Dtxd[[IAG}~nLTM_\\fK^Cjx@wQICW{mPwCN~LBGph?pqm@zqGrL~\\R|qkQAA`RR_`r@n^puAKvJ|O`D_i@{POOu{o]UO@NvThh?PhV"
    "|qnnJZa]D}KnyK}cqqg?tlHVA_JvKmTsBPTlA}DlEOP^B^xzNN@C{nEJ?nRABnoyJJXiS@xiydwGvNgvFngc~?SxC]SoE~mBk_Nx?QSt?AxJAaTq"
    "F`tRtsOuDAKcH^vYD~}kJopIDB}?@SgiNnOoGHwfo@PIeJwX~?hbx`\\Fz_^F}@gvKcHWqz{BE}y^veTZAJse`[pQr|KCCBPytkDIYULGIacuHo[}"
    "jm?hAag^?]wz~nSj~osKiNDL?]pkTr[KU?HFEq?a?~|A?q\\N|P}?NksAi?\\FDROMvPK?v?W?A|@C|ski@akbt~|NUNXKxpFp~]HE}eAbBdThQCmH"
    "IftxL@mR@uwvG_`rMQ]ESCaq}M`~Jq{wMOD^In{_t[gyF[KOn]hq@}OtDB`\\aMo{IQ?}XEoTA`pfwJ}KQ^z_DBk_wdKw{Bkn}t?H@Sg_@bdP@ccW"
    "{]{_KOCrARK\\y}lZDPpIKDuArSgILnlKu{_}znH`NDcI{uLg?{Uc~r_pG{_gzmshOlsmxB|S@}LU`Q[~@MOvO]GyPr`\\FawgBQHDMCXEroRZuKtB"
    "xMO|vUguKW?y?_Cw@@`DCplTA^WzI@`d{l`U?@CUzO\\Eu_PjE]sBwawBm^|G_R@ZIZk|El`BDRl]?`W`??DUjAK~~q{~qyH^A_PtEcRtA~fqD}gZ"
    "L[{TxkwvzL\\?PtKkB|pOM?Gwuz{^sBhftp?z@NwDEo]J@rgM?@YHGS{sH~GtL{VANJlHCJXbEaTczCkLAZcMAmsmD``bwmwgrA\\^@lLomw?sKn[{"
    "CoKoEn`LE?pXk@[itBOHPS@BO?o{C@XwCrM]vpKfuBmD?LhWCMpF|l`zwCt[BBDAANTdHmOp{@GSQSOGyN[S|O[o]KCkGSTou_{f}ZpAK{|_KB_d"
    "?`c^XPKwr]{Dys@\\C]TNQ]QLxBgw|siGwPm`Qmg?Rbld?Jonwj@atcFzi[[fx`KnHqqNXMLUtTdGGMtABt@QuJ[}@Cc`Rfc^B|c}~tCHKEYA}ORl"
    "uMnL|olMcLsmS_weC^KLAN__{tXjvLWcy_{cP?t^C\\wjs^byN_Ln@pc^JAylH_GPJ]o\\@LSDKqQO?]?OqrQfxosiBp@r~cCgynHG|mWT@@W{{CgT"
    "F[sw@~JK~@\\_OQcqE[_QNbPoL@xTENSE}cci?|fELm}Uquhg{`c~I^o{C?WJE|XfvnWwB}lO~MXVG[{[h\\o^Mkd^rlcOw@XJDaky~}WLpo?pGzCO"
    "t|PiC}DI|@lVA^S^AQK{ypgcA~`e^@@HN{Gh{BJupp|tV?xO@@@HCp_DnpPBsCjwNqyTM~tEjNjYBbPn~b@zSLtEJqWiEko?w}`tF\\tTyA{gJAjv"
    "FhDqALCwA`PXvTT`KPAwBplIEASRDnxFv?WzKEAapNdfC`LFQppCABgRmM[zzkwOxDhFBHGpH]W]pPsn~NLSQBd`|dIAt`CBQr`KVrh]Anu?TnlY"
    "~[fCwq^SGOGEm]HVFOxQuljl_}xKfqGwy_UpEM\\zlm_k|ckpLMT\\LAh`{\\G~~@o?B~{Gx_dHE_hp@qW{kCdS`]NRRUPbE_DGTLpN]}WiTt@aB}lc"
    "roTfuM[Gu@?uDnUKxppFG@WDwCG~?bc}KA_`Cn\\pQP[FRRFZFOhI?OdbANvNvmtHzRVVz\\LCy}\\i|fPEDcADLTOl{BiW~O`f}~}xCAd`ESKjA_~W"
    "pmTUIPoJrAWpjaoTzbwx{sglFpWf?PxBvmaSw^r|nLo_FplnEoTXzN[hf}?e?aRc}_s?AvoEAaKsz_Cgw[|@D@aR|bIAHogVB`tGJQSgB?PF@qdp"
    "u`tMyM@LyORbSNs_HLcnmaxyybptv`tVM`PlP^XG|q`AHptnq|H{ObhOu?kjzlH|qowkGto}uZSYHqsn@j`Ym_S}xoGvmRWlz?X\\dcgXC?xwx|iS"
    "zSCrkUDdtNCojOX^MSoGo`ki{|hKxN`QsPdzH[kQw?{W{`HbO[lI@{TFzrvkG~CQgS}HDHsx?aXlt\\|lDtdnxtbtGodq@_hO?NOPN\\TpDBHM}MpJ"
    "ujWxGNUGMrSjKMwpv_X_JOk^wmDV?fo@}KtH{b|^AN_Bx`xDBldayApoceRLJAOpGQ{\\}t_NGr{V?pGl}_ck~bwNDBveoED]rQSzH}|u]axm~vCT"
    "bPo{@rWNtO[OE@Cd|qKSypHtp^MLLrXm{?aPDUO|E_s}~pXfuBO|Mch\\K?wou__IC}`CUB@lsqL^mhDQ}?Rl@|BwzMOfbl_VKs\\xy?CR}o{w~qgi"
    "zxDG]z_??mpS~BA[y^pZ@au@{qPyzMPCBOD]C_G{vclLxyqnQl{YUa`OnGTD~o\\_uSTq?o_`vltFzEXTB@oWsLDJybH`NNOzpeceB}C}Isox}]Xb"
    "JCg}QRtnh@@CSLGoBA}@sBw\\B^LR?Pkl{NOsbSTDGqMTlL@xBAmIuCDZ}?krtRklHKW~ys?kCp]bLkLYh^SryQT{?pEKASHUCcdg~uL@urXFNmtj"
    "CBOWzrwWNB`OuAk\\AsKgANpP?BwqEcnbxTcdDMXSoaCgvQl@?}?gQBHMM_|aN]kmF}GhqZ{{yQOY\\?_Q|llT{SGlCNcxzTGYOntIHNgyB~gnsR[p"
    "MM`mW\\gbzSCzEoSMxb~S|^[tCF\\bEC@cxpwh}xGE|^GHI`KaMT{xOMhdmroxsX?tN?vzGkHM?ps[@pKhnpOvuM{H?Zb?KkxqA_lwI~\\awA\\APc|N"
    "Jb_|JNhRySsAQ[[L@kSI~PCoD@K}qrkr_?DZ~Cl^TLWlwb|wAm\\HJmXOD{dfEs_vI_W|zRd^FK]GJBG{A{OOXMebILn}{B\\RLoH\\{aVYKa[qMR[f"
    "z~}V}]WvNQDC~CGdH`r~~`Lx{_cFtKSnIlLD~UDAFpojjdddTdt~S_KK}?cO~S|N@oyD~@KnFtPiM?swIk_LuBUAq^g@z[d@DP{\\{yfMx?gR}CIW"
    "zBGgErlkR]pF~Dz{?]Rn~BCgJSJ]rR_H_?G_}P{lv~w^{tH[vosP@]oeNlUKGnyIIO_EtQgqdQKOBAcWv]kw{?pwOK]Frb`N}pwgKaoCD{x_?QHI"
    "}}sYtJtgars~OSkmiMfO?KOOxCcG~NSkz}@[CSxEGoAKDPhS@^HQttS_}kS?tTGML?ScnqLAArW^{rFgqedqN_bc}?[qDI[jxOWkwaxX@qXU{qlB"
    "s@hIAhor_|saNvdVb?lK|mO|rox^Jr_}oPWtMPPWE]hitp[Y}~dWms|f_qSdvA|mEoc}@OKJz_Zb|pDXOlp]?mxDvdgvSoCs?^RAG}C`j\\y]YAjz"
    "[O_`P}@wvr?Z?dg^|\\?bGNTQGB[rG`_TKrdPs|ss@?|T~~MJGcEO~KUcxeLIzAJk~pKvv^HTImgt|~eO@}tUHq@wJNLDExDqra_uPQ~AHk`nvs?k"
    "M]G^uqZAGD_?DTuE~AXd@aXf{tpLIbs{~QO?LRhr|L|A@^_gBmC|GKtUHNpBl~gP?QKyE]|MFCgiSkxW}s?t?~HJANW`{d^}LnKTHQCI~bSzB{p@"
    "|Blo?A\\ySRdJn`kewqPNE{dMA?Y?F]m?Nq{_sQdkBOw~K?pUzw?`|cDy{pH]A}\\SCCsZpl@M?AGzOBW}QTcpMSGL|}}LsLuwDTPLC^PER@wX_?k?"
    "Pb?oMswL@PDy\\nva_peVwq_uHeqFMNxq}_s^G}aAsQ[qsEHN~~[JDahB_tqUqPPOA]Pa{PjpxoPrr}@DJ?xgLBT}JO\\Qs^haE]|W~OkvIB|OwqLQ"
    "Fk`Dq~UsHDGp~TC{yqahFeULt}|o`?u\\qooeF?k{imXtSKalUlP`w~\\~qPXYEQxY_qL]vOcYCAwo}]MCpNwMGqLcoUCvuMsNiLGQGa[qUSQFqKos"
    "C`}Du[e@NO{xv{`NQAs|{RaTvPpLzDYO}Kp[IHGvOfO`|kf]|TPXxLT\\}p^zqQpBK]qKJMK}JnO~zskatt`@}o`INq|_JdLQ{M{~q?Zn?o[WMoKQ"
    "IDgl~B@zE@\\vCpgOjoxC?mWoC}KMD]tA?Q_az`s|OklTk^sTJmTH|pHaQl_xk_XLyl{`H[DUyotpC`qBpmDZBOaF{_caE^L~D~gvCo[NDG_QkUmc"
    "Prs~KPtYOpe?u_Xh{NTBNqz^~AwSA_iM~\\xH~}hP?_Hlt`zbnSCn|mi?MrxDF_nyD`W`sm?~{@DHzOHH^VlKxllSHTDHOO`f~KkW}n\\TQjx?vRR{"
    "DQH@DBSFqnQKILWV@bsR}po?P?Gv@nxCwO{Eyo?w~`pYzBhy@TPUHPLVA`{fUB_x}}[TxLxZ~N|AQdlhlQWn|rt}sq?iFMDu{oGYvrD}`S[NTl`E"
    "@_wQyqk^In?mLe`L~LDd}mESz}?c@Thv@`KWZdTxCoTJCrWr?`XdHqMH@g_]ARHix~|PSAkmEBLbMNpMJ}Kq@oDDPKTYv{s?rb@cGpslGrhj}y[z"
    "dVRcAmSU@r\\JixWivqswTn}l~@fAOdHAyfGK?kFg?L@E|ccmqNCv@@ll|qClI^WAISLXE@lUDBOmG?OlIWhR}}PxDAWe?{A?_pIB\\XDkATHIOM?E"
    "mQO\\ABgxFm{mAqsvGfhEp_kPqbOs?g?~Ht?iHnXuyl|zFOt{wW?zYpto}h`LzCkiyG{{uGkOz`HQ?~KuJEhR|^E?y?{nyALxxqSSCNcywQgeHI\\W"
    "l`x@KCsg}~tVyA_iooLggbdG|ZEpq~@OKSiRErtU_bTxHp?zYAO?U?WzyNgrroovBQHAiqgc@LItyP|pAaKRIbWD?oUJ~}Fqvnap@EW`zPhSNrLT"
    "_{JhK}m?rsHLxdMK{FpTT\\Ol?GJw?hlOjO|ZgaHUKsp_C]Wk@P_JT~O`wNKdOIVpv_@Q{flux~dV{\\OkInSzyf{rHRHRE@LixPDN^qWquLhlIZPC"
    "GqwhT@dLIHonp]h[y{?tBodSLCnpK@m_JZSmAPtSBsD~Lr_mB@W~z?uV~Q[NMMSWrncNwQHLxZxI?PwZyRdDW_ha?{_{G}_XDRWdDlUPtoxl}rgj"
    "uPClI?_nqdOMt_YK@PW?v[x]BmKKHpG@`?ptzNiLosLRRJTtzbS{B~[kN^{svPsLA@fTY^@_~a_d?]dBt_OKB]Ok}~IA`QCg?NABwD[nzanA}p`N"
    "yOKEAotNITjt\\]aKz]wqAPq`An}BINMN[ptgZN@jP@rxLlCQI|w|wscX|DS|}q{?o_@hvsEDO?ZuF{LNyOgRFogrCnBgGqgpA^@GPAozpRGOwNtC"
    "x?tPMXz]rOBZD{hjHqsq?@gjFATI`SaJi]gJub_OBapME]XHE|gzEAlPNpPOqcPBP_JA@KksIOlptz|`awDFAa|KO^|H`S[pO|ojIltF_~|CGmCo"
    "~_hxEF@Z@okn}OliCphMLig{xAoG??CjycV{EmfE}C`|I]oE|@pXuqgn|RPF}\\iIF?Rm@o`CxpTfDODWDW~uQrdb?\\zdG^LSrcQEEabzMwpP?A|J"
    "kptpJWCNvk\\LAOTH~YzwRLCkJBKOCFIarC{Y|nJzzLdUzP|TAmlL{qSHEbStrbKmQr@Zz_hBJu|~~C@hqBg@}}Odum\\Vo|hoJ\\|H}G?iEfmY~?{z"
    "moGu~~wMNOxi?qJPGB`CNk\\O?_wJ^RJYvODs`]EDIaVeN~wTA?QAC@LTjqHCGNkuFO_MDtxnI@tt@NG]@AbAopJ}EET]Iw`AyQTLfdxxxOGfCAcS"
    "K_l?F]cgHmlBssHcG_TXug?uJ`o[WNwxG\\|_KMxGp~j]OB_qDL@K{G|FmScUBnR}z\\z{hL`YmopU@BMiplmAqaKzxo\\ZwoHQ{@OUJ]Z{v\\KPING@"
    "zJhQNSANM_hdAoWT{zgdpb@ir^`qIKWkEr[gtnzACP^yqWC?Jqgmbr_UU^kZoAw?~oI?AdmB@mCH@qOryuGr~P{]v@cY?AkGuc_Lx}X[oMh?IswS"
    "jp{evA\\uYAyE}sGyl[YLxp_`@O{[ySO?~jxVEEf\\vBPFH`aV~_hXNnxOwSceqhDEFpr^ypgOFiMI{|qGhdTl?jCZt\\iAG^WtOoDGDN_pT@GoDm__"
    "BdGMHFGCp`sWkO@I_|wkp`@SHd[XPdXYvODf|t{nQdyeCo_Nwno{{_EPp~vuErmXMR[R?_cf?~KQu|_?@sI??R_uGeUDARDMXNcY{FlOw?lGOpo{"
    "wl[s|RCynbKnWqeUCoH@@CTvCK[DqpWh@q{dL?V~U{\\TMAGjjRyw@rlFHRiS~}`~xTk|M@DETnG{N~?xNoKGFBtWxpdnSQwt~M@rkUhPq_xiOBxi"
    "EnTeGxVt}o[`~W|CDOCwT~h\\DyJA}r|a}n_?A[O`Hrp~xtkFJ\\c_@QOny~`gCw|SwPUSJRP@o`|RFPhgs]om{m|]DDCcu`kg?LSd@}h|Kqk_BSdY"
    "U^la[TXVx]WZ@_u?`RLgzS?pG}@R~PxxA|GkN\\p`sa|QCv?REAzAylcnvzb~qnFV|{Kgz?Sayj?tuhDZ@lc]RqIH{OwipcS\\DnpOFMNYANxWi`HO"
    "LpX^sQCRc[PM@PpBQRy?x_YYx]TgGnt@{p@~~l[tv?jmsuDOSDLX@~iPUnhQuS{bC?izQuiMEpg_tOW}nOWSn?sjxatURAMAYd]E|hvz{|@I}j`R"
    "GCHPwoLxKC@U|A_]~pDnVaob_pK[pa{p{enU`^P\\@PdCAShQL@pUd`iAV|cXxq[\\G~Lq}P}PHJo_y]wKJ~Zg\\??PILCflp_ZtSooNSc`DOS]vpjl"
    "KOLz{psLLOE@@~HTJDXFu@ACIQwgKRQAISLP}swB`]|zyOsVEtOeMMrAx`M^FqLnsrYb}s?NSCGOZqpUCb@WTtYUQpmRzt}BzS[|yolbwTtuKtwc"
    "CDG{DH_R~?WUMMYF~@OfztKY}Lcrrr\\ECml`DeHrFNP{t[`iBakHCpGBMqCCLpdWHAwlscpiPPPX|`C^vo@yzPSL{`xAH_[zP@Olsc@UInor@ET["
    "@@IFGskYCbHw?lFyB}_K?r~~\\zs~t~K[VmE[HZ?FqqXRKQ[\\`_tuvDFt\\pDsCRjrIpG}GSpWKl?lPCl[y^kzCUCiPzGZKTCflqwPE^gYEQGT_bH^"
    "GchUsP[[}NeDBXDJFn{RL\\PUw_wl}OTtSPG[LkdomP{GOzb|tLZqDr|WHIhWtRtUvDW{}^v|FBLF?@DWGA\\lNpjFx~lvCnTO~Co[HbO|A`CP{B@W"
    "uDK{xcXWD`hRrRcS?Nsc|ao~b@jDFTSxv~XlPMdByrWEqb[jAowxL}|mGfwdBNSOlB`KiOTW}aSnKkOs_KY@I`WgBmpkLO]J}qg\\C}_nv?tWfFGv"
    "{BGaPPTH}peKI@?toTfqobIONcglRYsHxJdLBWTTFa[xJ{ac~OGbA^|C{ZwsFtshmrNkOpGfBN{Uw@cksNp}^?XKx^PP?BpBd{PEqAXoIOQMLNWP"
    "`]WgA@_dIS?bAvSjPP`j@oHkt~c\\{`StyoX{Fcl|BAOmLpPGzp[Qr\\O}B?CkM\\lMgq?S{lDGM_ZvFMk_?nWnJKlB}IlKw\\Fz{`TKtaS{{`{mHoO_"
    "}n[pxRrIzk_^iZHW{{lbupKUv{sprq\\c@TuAQ]hbsN?s@}HOQBPSUAPHKrOWzcG~x}}GVO[izQSzH~X`ANpzLKtkuzBZCN|O|[`XgmgW@LK?xJs|"
    "FNRQzPkg`^wkA]hjzLgX`TLivNlaQWDOASwzqPbvMBlp~]O]LK?evpSCs@lbvKtg}fLGAnlzTAL~y[tJGwTi}PGFFM@bwCoe?WxP|OeO|]F}KLC`"
    "q_TA|JmCLaWxvNXG?upbGs|zrbTHFPpFDsHHuCsJBmy]t}TnU@fdyjmKqp@\\lS\\N|cBlq_EKHb`LNg~orn[S{qdSzlHWDMwXRZtlpL@TKpHq|p`N"
    "?O\\`s??tMmHGlRHsDNxH@]fg?sPNH@Ghz_Zxv[G[|p`d{`PK~?Y??|XQSg|v}MG[{PdesqX?NowlaoT}KrgMJbXTGPAUucLO}bCIQapOi@pM{QHb"
    "QNWux]Ks~THYAexm@CLmcJyOFn{{K]DG?@P{IMpFNo[WGAH@JFJ{XmjjHKsWAoH}pMsLLnguBWogy\\hBI]?swRhFJqGlT{?N~\\meJlCpL`gKxzWL"
    "z^k]@}q\\~?w~va{m{btmOMh?GqkxEqonx`XZICLNO@Lo}akjDoPNKqTKISD@oBTpKaXtKC`WCQOxl^__FSHKIGPheI[_}]Wvs}nArs`eK??|EobA"
    "BQ`cPth?IO@_EAgeHOThCl{hKLHEu]?Pwq|YsQxQk^h\\|o?srngU?qORoPPpOM?xC`kiM^KpOpiLAmdT`XXRABw|Kkwo|C[yqjCpsNkurM|Rs}Kr"
    "yny?SM[Jmy[bEALuk?uJw]{iMOxsHNkcUsPcVOspB]~dwAh]EA^vG]OcRp\\n}D\\KMOxX}SWzp`TvTa~UQBAKL~DQBO`~ApVWBbFMuaCn|mpgZbLx"
    "V@s@I`HSz?tvGpofEQ_xCccpBMkhNO\\\\G`SU|`tl{?|JB`[vi_ZuqK\\pPA^WCBwvxnWkyQ{IpR|M~FJRr^wszOQ`b`TXmo[h|\\YRyPdrxokOoekP"
    "Brc~BQ@]GOM?Efn[Nyx]tqjm|CCzA~\\glqgw|lkpJN[AE@|KfqXWRydmPrcq{?g{aRsxGYhEVNgN@@Z~gShqC|TvCnKTy[Lv{AB]BMv`z?gz@rpH"
    "N?sIBM}?x@_RNO\\qE^EzCPSwD_PDNHG\\?pTUHqsRDngTC_`ldWo\\x~wZLj?A^RgWFXX_lXD\\~RN|||MHJAUMTpRoDnnx?otPXCzoHUeU{QoXEmSv"
    "Ptu{K_P@BeGHc?s?ATv~xLLlEp_wMOprGOSoJsKXdpstADlN~cWZH]|c?uXP}oXWtMtPHmwc@DrW?Ok]{Nfy}@W]x_rWdpKmHQoznOp\\GPX`ssDa"
    "CZT{O_@@m^cng~XEJ_Oaq?DZsN{|DbcAG@bAm?Jt??H\\~PGs|OPAuM_nKaPw@o{hu`hMIbYu~OzoDt?cGw|ZSpsL{SbZf@DAvANs~PlCxADALagl"
    "DpTOsNbXMIhjF}DQkQf|m~\\]{xE\\qpvIu?gtJDybKpCrypTzjlxPp__~hS[vMRyDCx|t|l@dJ_sRu@O|D?OHA`PG|^HTQBk[qOKU~cdTvohkE`Wp"
    "x@?dGG@foUAg_rPgCSgfSCpHIo|bCR\\ZwC{T~smu|rptgpxNFBpw?qtdFa`JKoCXnrySDNHdG?DyJp?jyTCuHs\\Y`_Gn@RHDBU_^}Q_X?BhK|lxS"
    "EBUp{xGbsNXGvSGIzrdGG\\sCtQ[nunALGsp{PoLZURKC|RsK?QhjiQ[a}CPiFpSe{_YHNnk{OqM[Apgl|TsCDr}[D}MPs]DpVMLQ|RT]A_TQMOCo"
    "l\\@o@AW`NsPFAdKkNCs|A}PeCBB}E@PmD\\``HRTm~@@W?@_Lk^_GfG|CB~LXYkMg{MBXp_aHNEcmFQTjuA`uzP?VSEPGARDzNQC_kmiDyoLozDOH"
    "?Hvp}b|fH_hlG}NmBQ[~q_lxwa@Ad}?Q[OH[Fntv`UQC?mscwx`{tqkCBqp`SCB{sNSgt@CRDByHG_kaICp@Vp|J@}Xj~pOkPu~c}TdQG_}CxTou"
    "Ko`]u?kPC[Ox~|LfpM|Y|rXS|qcZupty{`aQNsbqT^TvGB`C?B@A~OtFq^YI~@DHDdr^@N@CEqGbCsTDw_VgBC{Oy_\\`z@cuJdp\\nAkgLSSwY?}E"
    "Pa_M@yHM_q@KDCcPv_W]FbYKO@Lxw~?TgO\\vA{?aIR@c~}XVl_uTGnL_|C`]IaXA{liQF~lUytKO|aEnER?G{rmNJcP\\Lbozr[hxNHGgh~@DC?P{"
    "`^`hJObTDPkaTpWrrlR~zOBwD^WqEodDCmsTxp_N}P|MFATwy]pKOQAq~cc]}QTsCoSvGmWoQbKPB`g_~A`o~OBgV?xGBm|rz}HQM_YMwj~GlqGy"
    "xBiWgD[T@pkVcrfcGl]@Rowe@[ktDnXM{Qc\\ER@PfL__??PK{}BrNA\\_@P_Y}qWxB\\GzLoPUuSCxwHFTABcFqQS_oOtOE_pB{n`_PS\\tsQ_Mpdgx"
    "DBc^mO^n?v@YR`?nzmKix@lf@ZRale@KwoOKGePen~`fx_\\YsnDL}atbHoL`QtDSz?KTxaWQ}^DYx`Woq\\LRzB|EALwHv}TFHpCZ{^nzg}h\\nMxj"
    "??OcBaaFnALEAK|YMouUkN{c~`wlsNHaAa_s|MfpJ@GjLblOG[N\\Cl~BqP`W@p\\nBBTrx_CT}piSzaDiI`cZpAosz@SkznlL|OHh?oGBsBiOXCpF"
    "GYHiV^_SmJrXBBVzGhTVvQtc@q|Sx@xL@RKU{SKsntcy|@OfEcG@u?Gu|]x~SpdWL}\\y@Sgs{?wOu}@Vx|dqyNs|@`NFs\\LMnwLKuA_sLQOjG~gq"
    "yqjAs|?SF]?LlHxdjd]LARhGQBINyQCKCYc{P_WsSABAJfVWR@}VePZw~`~A{]tPF}o}DTFbGmqh?aTcxOzu~G[lt\\XFwWoQ|Po^{o[s}o__IkXT"
    "Ar}NWs`Ytl?}AnpFVE@KGp|p?q_aCPRTxPGjPP{b{}?{uR[uA@|BEQ@ua{`ZBZoMw\\lepPohB~nhk}KZOtgD~]K}q}C\\DXpesYgr~aNxER~ArAkV"
    "sbPCS`XsL]nleq^vANPN@Owe~_@TEF\\f}a]TBQ@`yjkUz@WW}}xqDN?pBASGx|_uFBdFyb?jQ[`JvtlfomhA}N|[P`dZFCY@y`Fuq~wJG}barZJA"
    "zP|G~UyffJ~wz~@SqZceqfEps_W?_xSSB@BnzoWSGP\\ryqu?ymf{D_xk{bkuA@dPz{\\sCmWGKALL|N[NqrNUu?OozqkRDHnACO[MwodZvOoiIzlA"
    "pl{LT^dmCa_u~pOpw@xKtnjorz`ZzD^Y|~IJLmRGl~xHIONAynSfEBoxvdx]~u{@|~LLv@qFIohBp^dgH}{bwa\\aGrsLvK@LsJ\\fE}H@AZhpiNX\\"
    "BqL~JCs\\|SpQbrOwTdHJv]P^D~CaFJtFU?dkx_GnHKpxCag}t^[^?sHYHMBj|?OSBnX]KE]TNqGHz@U@z~?x}}NkuRtg`ZSSv~hJvor_Hohj`T`]"
    "oO`Iu@_^wLSnrL@dy?TsnOnqIXGlISxsBKOAP`IoRFgPnH{`P_[}qDoVza_oP[dvCpXcr@w?wktqLg|OCp\\nXiowAOHPjooBQnC]SubR}t\\}@pxA"
    "OA@q{_@OoaL^hRWR~Y{mHzdEAcdCJI{?FQVpOlBxqQtoxPYLCB|T@_QOOaZaSADD|iLt~@|XCmMcFBX\\CQ|@EOCLD~kS}\\HQONdQ@RGw~HDEw}KG"
    "qBkiB~S@?|\\^y`l`zRiECkW~Nug}GHD_jr@XK}E]@RaEKngi?}xQwnguGtDXA?bq_r_UB@[IH]V||L}?_{cO_xD_Eqw\\zVJDI]lX?^TTqPD~@@tX"
    "pGZqEQhFUQjrFO|RYkLkruOD`_Wj{fjuD_SAGNgFP_aD~vPC~^\\DznLA{bIfGdveBAxWjmK|w_\\so\\UI~}W?@@DJA?xSRqcZTLX@k_xR[NHRtjTD"
    "|M{w??@B_{kHx[d^a?OX?kkS}?oQDNLg}PJvvPg`LLSssq{tLn[gl}xFE|g^vP_r~qSpzpTRHA_nrmwP~RseCLcRGnoOk~dCv_T^|N{ms}S`q|{p"
    "FAdkCQ{N~{kpsaPqGDdnuXFk~`{hpDWNBRtH{R?dIq@h|@hay}p\\D`_Xpyoy{RpfAqZqq@xYyldIs~suN_iIKkg_Sad[|`kml}R~AP_h|Zt_vrbk"
    "}[WXmawNvMIJSQW@UHSF|TDMR_DHlA~?IXGPASkWOq[fPS`RPQa?|?O]DapesooR{aR[~?vpl~t^k~kcDXLpA]~AFC[btrkut}l@zaT`~OhqvQtX"
    "KcYk?~lr?PpvFMKuq{\\`Pq`{EO{cy~`QMb^nO?]CAfCa~{E]}~E`B\\pax?p[z_S~us|JR]l`yQ?xJoXSuAOdq`c\\}O@NL@YK`_pVCQPF|@Kpo@Kz"
    "`]Ov?^Pm|onkzQwvE}pGn_Ka@DZ`HzckpR[RYOuHuBXOGTAe}SdSt_t\\DAD@R{BvCopA{_{pcN@Ln?DZ`QhO}rgsROTB~cOxD?LcE]KUK@jmVB]U"
    "@`o^]^JzwWFxFrAMrB[BqAeK`PLdkC?ohKhc}{TEv~wpz`@Y?Bwx|rplE}N[JqPZ{bxL|nL]~UWqF]Ea~oLPDopuz_xBEOkpBCTZvqlurKCzAoh|"
    "PU@]oBIFJwiDt?xfLoDHAsTHPndMyN~AKs_GM_gjBqhUworb|ADUoRS\\`TT[Hbj}BLl@Em@MAsOOT^ZAG`NrHS[JvW|ey]ti`_Px|`XbB_wk}B]Z"
    "xBO[}\\\\LQBknDtTmr|oa?^yThBhyFpc\\JK{SA~D[~UPRz?OZr?KPx]Kt^bO~I?pj`PIeD@lNoL`PBaXLVT[fuPT_rskHw?@jn}TFJcdyz]gdsOvo"
    "?^oq|Ph~RST@rNd^qTKM?w_\\LFJnCaKx@?oU[O@[ODoJLiyMFXkdq^k}?q@E|}yB@MOvY]`czNTjR^D[}}hv|oh\\HalP{chnxEtAD`dRtlC?dKu_"
    "|PybxZfcypxK?FGt?M~bsMHD~mFx~`pG{?P\\NrWLD_Xi}nXpJml[~PXKAbHqzdnQWcBgpo@nz_wjfiDKzm`OEg|BNDHbmB^~LrW\\AlcpO@hYzq?]"
    "q^GVwQ?t|qhQ~tKcQuqE@}SpE~x@nPLhNg\\qCMxsqSKxtPLuIb@c@DrrnPJz~mc^ejNbDq[Rt|sxw_Tm~TGj?|gpJOrxDo{IDrkTIshLm`KnxCxU"
    "jR|YzfH_{nSc}q\\}{|PTJ}K{B^@NC\\aW@^?qwQluCnkUAR@E}m?dUtQeAsX[Rc{s_s`cLn@Uw`su|BW^rACtI^soIPLB?\\HXF{oXCC{MHb~qI`LN"
    "?Igh}niTErB{Ir\\xTDQgKFvj?swc}dOv{P`sdC[c}q@t@mXLyAcaMOWzDMPNLdnhzozsABDezJhuB`Oq@B?~EO_L{_Prp`siV~^KJN[qp@oPOo{s"
    "Aooow_Oow]jwLnuN|q{`q`H_~OP{irl`H^jt?ckFy?EUrbs?|}i?Bb?VAjhJGOtFQm?vDQOtQRW`~dO??Qw}S~Xg@ntYXfo{}a|UM_S]@pDgV^_y"
    "FrPw?CHKuBkXgoP_z^Wf}C\\wb}TdcNog}~BWFBgN?qTBZt@e@qtzp~HJrbBA{n{}AMXK?c}LMOF~S@dMH}KbAmZkKVm?{uDc?Ol]xNCT{`?jeRoZ"
    "BsXb@_GhN~x?t^@}@AxfSPKtWlD~v|cvLNXKsp\\tEQtTINYgq?Pa}aopECWKGlxkC`kGN^`?~B_GOKYG|qKa}@@T@o{g?@\\uA]@`~kiAqNH?Kpg}"
    "ztoQD?tJtRVdBq?b}PCr@K}`H~ka{_gB@CSov^?qPQpulml@i?PEC_hKwS@_|U|ysuCxRB_rykGfF]cvEOL]C^|oMQ\\M?^?YDLSn_rxwEAx|ttWn"
    "~a`G}}w`L`S_Fm|aFQWQS`cbqt`[CdqHEfxI??`LQokaW?EjBkkrFsglx[k]Ic`R{?H`J@|BBdhVKQR}jCKQ}oMOs@QeARu@BDhHB_hY|M\\UCqtU"
    "zpQHjYG{QojCXbYSLMCi@p[uCL@Y{?hDp~smLpJapSDv{@oyACCLJARAv]g~TBp@OBAA}qs|t~tU}DkDncXP?LiR{ata~opK`^KXQ?TSyrKz{`[V"
    "yp@I|?CgzsSo~}@jw?xVga^}Ow@d}LLFsphEMp|i`Qrd|QX~qwhdzJMnBq_{NW{MCbKHB_cV{o[xI~VzTLxlyRuSrqDmtatDz?^iH@?i~q_Vxcgm"
    "p{gZw[xCJ^pXx@pvyuW|wnhMJc@HuvQDTOMSHp][}jt^sQgoLOLHtu_vQ}LHPngeyPNqP?G?wtW|QS@QCOEBw]K`ER{Ynr?`{j`sCptiQvOn@n`R"
    "CDHWqTa@vbC]x`dBw^HdEoeTRAGIv`YHyrWeIsoxDW|A~`dRNJpWBowR{?rb}P`OuO`c~mDNnP^wKS@iIps?T@IVJOxD_?YdFQXN@~KiGQfKHsSw"
    "{c@XOuPRxQyDKnXB?ZcgTmWaCXG_?qGW@@ssDoum{uphONqBJnxM[a\\m|oc}K~_|ROd]BsohJG\\HGC`aUuuEednAO]H}DOLhv}gg_~\\kxorbVs@^"
    "O?x`sm\\nM_H\\EuKI~@rAJ`\\xz`pdGL{Z}TSFMFh[|?`VGLCoF^{QzNwYDMx]wQCQBmsMCT|@Ico\\o`SsMOPXpMxsAMPcz?xfABKLzcTcLJGyEer~"
    "z`@atC{{HBsbQaLlEXwtI~?_GA`f|~xl_~qZq|Uqi^PLHSK]ELMEn}OqxIn~P]hKOo@eF^foBO~AycsbQPPTL`GVa{znSBGSmN[?AnAIKbKJYM_Z"
    "UMH[u?LmQ[gO{_DHsb\\LGOHvq_w?|sCYH]k[QvMQEQH@G_c~GnT^CoeNu\\xYosjx}gP_tqeB~nSPB@DuqW?Ut?_~tuK_JOTH~lpYZ_Dur]{sDQ|x"
    "H`CtAS_hWT|Qu_W~FdwQERWqu@pjOEGODaBg|bWirm\\YWMzitKZAJ|HpNnwKnmXuhsGqwsAHIctQHPwrFMiMv}``wO\\a{B_VERpKwP_nBa`ZGo]h"
    "z]TtF?H`N]]irQSmx~lx@s]HWMwjBSSA?~HsesGQ{c@UD@_aGp_z}ahJFBZkiHKI`PZbXehH_qggXbdS`XEH}hYA_xFO?bLko}PHpKKc_Rjr{wDs"
    "NDm?Y_finVIw_zDUQ|@U?iIq_sp{otcM`[QDWZ]?ZbvD{SbqIn?mWd^O`RXde~ZcQU~q@e|xzCtVyVsiBpv[aujAB_Js_sUn[N\\ANrD[g_zvwmN^"
    "RWlmEmcsgrHRGQYTKL]iJO?oQvHlXEkULlT[CNADZDlIcsHNvIIFLqKFW@tEGTX~jSjS`YMUh\\lXsm}JfG~xtRiZrVDw`UvHpqgrNouJ`\\}WfSFH"
    "[L^agCE]CeyVC]eDPl]?Aw\\tR}O|~dZj]KwiIJYKj`i?}xEkUWIJ?~bq|SBAWe?ue{^A~MH]Qw?McGDZ`XtLTzgPh^sbnJeyiHFAUCDvVvK|AhEe"
    "LBuz@qUTyQvT_ztUHgFAFPStYW|b?}D[cxNAJkvhZ_VsWo|PiXGIMcpUJSi?jqPwVq[y`Zus_~unvcf\\RasFtJP^}[CXhaA@{}{]_s?CPPIZYJUI"
    "AxQ[hG|n~@T^Je~A?SbiFaVo{\\dgz^@qqNEx|CQ[EX_aaOu`vw|_}uqKgRK\\VE@FfXEACI^p|`PmC]dh@b_[?HDKqbTTGw\\]blPr{`\\UbQvAPE_l"
    "gHf?EUf[~@n`F]^JSPIDQg|QOOMWFNo^twsFfeOgyARHuD\\ZEHD{S~~}uym?`XvZBW|KcRr\\IAf~U~]PxOhq`SvAzxG\\TfSehO[EwYpsDUj~OTNc"
    "V[NMZN`P]P~Azda?zxPaQj|ftXG@_{{Hl}LO\\AaHIuXQbDj\\zaJ`SRKDq|RbYS^A?\\]TclfqpwH^GA`rKKEpNWolty`sE}Q`HZ^Os}`vd~@ekHM?"
    "vPi?zfn?PW~HIG~xD}iDHud|KD{LEQOijDcVuMZm\\MayaNKSgwGFO@scVXGT`VLw_y]?E`nDMVnkge^\\xrG^LQ`fingazN}BviJkH|_mM`~AI[PP"
    "g~LKD[xWXS]LwTAZD_SVmi?Y]MxhvTc]_}jAKQq?X\\gC{CgW`\\XmA\\zdQEor_}QEQ}d}UphKAxFfBs~dWONAScozcsHVfYocvmQk_w}?kDmg?kBA"
    "_~in{hD{O?JferNASrlUgXEGX\\a?QtCh`^vAckX}?txU`S@~am}?`_mFPuJuc[HUm@XkTrMhFHFa@tb_`[K}_tO@yG]VlHDC`_uWAbaKNCT}iIDN"
    "ypx{xnXsAHDluDsqNB{n|XEtHSgf_}qMnw?F{mAP`Yr\\DW}pg}tvkXGCBm?Jfw|xaWDHMhe?BxdDIDK[lMX`RGtPHbWArXh~s\\_J_w}KEg|adsBO"
    "pCfkRcYyphFyJBNp~W?bLHE?XpRZcr]QY[rkSOzsDw|D|BI?uTHRtu{_u@OwD~dPatTgPehUs?sFbF\\vmW}OL{OsUevA~z]Fcp^wBK^dRAvYbBb\\"
    "d\\PqJZqQDcCXSmi?WUgdrru]lQgJSg?BpSI\\vEO@iXNrhKqSw]WLN\\nmUavATG}?iRGfQxFA_wlNUPlkad]?hVBAPLam`_JADhD|bLXd`YvA_HFA"
    "NfY?Floa^oFAJlK]QczAeUXACrKcU@pbyMtTBO{kCrX?D^VRJ^kS|?~~AROxL]PqHs\\oJoyYM?[@{NC`mbTB|NO_rmsfi@hCt[`[q_hBAm|O|ptP"
    "q^cKndIREa|u~SSuHrHwKW?gLNL}Bbgdtp`xicq{RvPE|mSbO~@~_?SpBa|@K~XOPFJKnkoZARZw@UUABN@[Dx|e~O@DJtSW]|@Wsk{G}MhYC~Wv"
    "zpNfMmUEvOk_A[XUzOkjKbCZP]deHnkz_aWWDB@OQmpFHb?lv?iLl}_?x\\dkARWhGNjlMLT?IalSB\\szJ`{gtIsg}`|FM`hLnoWBI}tTGM_tE}hV"
    "?azEBB@SR}jfMA~{NnJU?SCkeAUnH^TlMliHTAXTJoGumpkxz^V|@Adk~]@PNsDXT?cdxRkEMNm@ybP}p_vnzNFKRBwEn[_lv@|IBPGMt}|lx~dU"
    "toHCHbtg{B]OPEXnB}UA{bl^RRStC^ixJQLBgacKzBQ@DTTVBAJADbXeVreIEaPRPoPUMb?gv]Jj|QaJkolgBCOdJ`_tIbgoIPsngmz~laOSBl\\e"
    "L}hD}qxIHpH`JnTq@cMAFoxpY^r}|}CT|NXNy?GtuatGz_JnZB?`F]xMskL{LmHHOmLSrA^y[sl\\PCgeTbT\\@@rqn{PEF~xRESK{u`EYKO`RD\\F}"
    "MNdgDvGNDTYLz?ruIb_@?lg^FbZcDCiHB^IoMOcMJ@iDnASJ~CJzS_DAvqe@CNHjGmPov`Jqm[dML@OL@ZDpsmM@sf?|wPxF}TfuibXGJdyLI_]X"
    "?{CvEPby}QTYpoeCRWhwy}goLNANsb@@ASSoApoWv~GX`QE`?op~rTScuq|fAsHDTmpEqvXg|f@RiOI}|tLYzoHpJ`X\\MRO}EmDTVH?`|@CzN_C]"
    "V_OV?n_?{oSsso[N~HpU|rXPL^OcvNOaCo|DKp|Xk~sQxmO?F?c|HISmz@zuzRDs?oq?F`|lFbyoC?RuyyonxBHCB@TYBEyn{xrl~lO[IUATn]w\\"
    "xPCySnxK|z{?oQwAmKpTZ^V`IbcxGU@INRpLsOtie}kxyQ{VOtXkVMXOKPcwCmLq}nbAtM[lF^@OjMhC}IPefpwhHNnuu]uS@aUiKRyKx`s]IqHA"
    "FnC_EN?gzd|UzK?Qva_dHnzxX}mRvC`MOAHTwDTipnmmBa\\TSqTdVqflNLeIJ]`jCOdrutDE?KHdAn`vVO^AN{lEtxFSxbKzHCMgD{KZT`C~@bdq"
    "{uBVLJ_ypcMCtp{xIPUBt@Sjs]`JxbnFH]aCyYqC}rknGRxUrVBn?pPeSBAemA`GW[t^Y?srBoKmCotu_rdkwa_OOo@oqBbkL`}yBO{AL~ckwqDB"
    "~Lt[iBg_@pm??Bwa|ASzmPDeIB|Eua`[sQ_|s[PR@}QVQnHAs[la_q@CwBgw{]QPxmnzyPr]q~[ymTCdC`WK}\\_cQ~ckCTchwpFyHIwJNbkOPnDt"
    "@\\sU_vOrx?KkGqIeE\\KihPXA@bdRMPd{~LlgE@lPKKDett{[B\\|lzaQLPlHCoqokG`Gi}bsdA`CoDcRr?bsrZncrzr^}qP?`rAomw^YiED^imO{o"
    "Q|P`zuY^tUrw}JPjK?~sMOoI|mjrwXGpkQSIEzSHQNGZD^th?quTqpl`p[pp|B\\aMu?oYlG\\RaH`J}Dk~OHQGblgD|CXtpcfLLd^rExtKQcMr?op"
    "yXy?Ki~xImaRuQTrP@PBlTs`i\\qwGApQwKWNNpxfk\\gCQ[wtRQdyvLMW|OxGFRwhTXgirLHI}[SqMBCrwrR_P|pxL__rL{p~zrCcQPVaKhigBNwD"
    "CzK\\?P`RM\\p`HrSG{@\\bp?|Tu?pmCbcDDQgKRM@utshBY]xruM?Lu{`{KM_sG?\\OftB{^?PvN\\LLF^iw|TRtOtp^x{bjWRvSEjg_LR^YasYNrked"
    "~QOERN_hdn{DpfCbH`YOt{XIG_whHQTcCv@o}oeCEth@MKlhJmQNj`FdimXc}RKe~]ZDJ`@eH\\k}AJkc@^PNDy|noAvzS~m|L`GKW^ACGD[LshSL"
    "NPPKrd[vDkYCMny@rO{mqm?oDFrNRQhks?oADdDpAnTpsrelZl\\iJIHwGbwBLbTpLODo@mxenCR~B~@MVnb}Dpcz?mkBwi{y|Bs\\q|kqRAoWE|lk"
    "s?uCz]dJlpXj@RtmGnG~znGTPB|TsndGKa{vYrlBL}hOqc@IYpW{xECmKqKlDAgas}I|uZgfKkXl|OLU\\O_?|Ph[izeEM``gxmSQ@kGvxmFLAa_|"
    "JSAC~?HW}llVvrSoqlwCG\\uAyTUPwBhW{bTixPXM@cK^Kl?|FpQDmz_PzqxVH`kHA@S_O_|FKzqSvAdPNrLNyAt{{aP^Aorf{kdC}PT|R]tNwtg_"
    "Fo?stAdATbPYE`Wu?aiN|bsRyPdv@rC|~jh@L`Znplh^~oC}s_Gay~xUDQHYtA_kyNbw}ECEuQKRZo@_v`guB_xCxUS?wsGMLlg^F@otL~dM|so["
    "vu[oMlPKKmhqz}pJFpke}U[t{?pIx{leE~cXK~pc}S{jGcC]CjxdtNrfDNX@wHcNN\\tovE^dHkPF@Rz~C|[UT@f~DRPszqKoGP?M}`XXpu_[ZQ_u"
    "yelOqNtFRznAB?GR|kiH@cpnxsGoCQ\\hz|@FKnCjpMJ[}O\\k`Qz~y]cbBMHtOrtlrdWxoTd^@@GhxRxEzqLlGQWjEDKv{_Hw{CDSQpHNinJvzoSB"
    "?kdNuCgdFns\\rEo{unTmym[kyzl]mTXi@|kQv|[kp`Pk}B_qolXiHO\\jwat\\U}cQO@JirU_SBrx_`__|urdyPrLMwMzzs^@b{jOw}tYoHBhhKqa|"
    "EQOdrOXRw`?p}NZw?qhd@]vAIE~bG]lizUwr|nXFw?SNA_sYDb]UzBthvOxDz?O|p@oeqtflvB|`?\\[RDqYQN^@@}OgbzDhK?ztrHq\\fECygB[ly"
    "o|pdIphsN@`^KBNWy\\d?D}LUWqtyYOsl@~|ls]xrC^T]KldMnitRiOOhtnchmp|MK`d}p}S{BT|B?BPEyqhmCJxY?mPJsEmF{APY{rDx[RH_@Ms`"
    "q|SGB}pstSgYNSdcv{[hqjwIBS[^p\\D_yrLrA^`IAPxLLJr\\yttTQmS?K_HI|njpGl{`pPlnq_fj}psoLO_M?qhNZmnvM~x?wl[KGpLsELPRo[xp"
    "{OGj|\\gxDl{tDBpktTqYqdXYBRDP@pkw[JP\\}@H~{abh{k@Lx^lC}ska}lXO{QcAkJ{?nVGuGPsv}ulMC?UKD|KUwlde@PDoE`SlvONurmqtdq\\G"
    "?LKYGapQuokXP@wXNNtauqxlPNlJwNkPliPNB?p]xq?}jM`gCn`~ISLx?TXpNrqsNppSt^B?rO\\@@QKBDNhUROlE@jGUFNKjMBFXh~ri@QoGq]_\\"
    "?]XZG^iaG_\\wqsPIwNLgcayuqAulFtWrTFYbMQ[]l?{}|c{xGJ}oU|RyLZaUO}KkxmliS?eCOQBvkBo}JKw{J}cks_P~uQCVEoHWnllXHr\\MB_Cx"
    "DqXg~ao?}tbnGM?rK}aN~ocxF`Cjy?Vm@p?bD?\\WAqgYKCSt}`L{HbTRU?LAMkGxnPcIGM`RwcGmLAAYq^[[A]GWACWz|}AHraXWymqCvqWl|lXy"
    "y_tILltQIzxewSS{D}wMM\\lV{]rop?xhFAewAB\\Hx_KekBwmx@wx|Bgvon?Nx@CSlMwgyOKasPtQErh@K`@UGcdnDNgkJSiOAdHaHR[|Rs?g|mG^"
    "JDLiHniKv`kOm]PApC{Oz?tJ?o~xwRcd@|\\\\@\\[bv?t[HS@q|A_|vm|]ikOoMDD]sk@TF`WStqGmA|G[KS_gDKKrkwUQwCdTLBzHDhEYunLcBM^{"
    "yoHNwn[]lPnt?k|GpaHqxOxMxBPVEwO\\FAS}jdwVFDewlp??znttWKhxbqXdEAbfAR|U}|ObQOPlJ@`BKP|f]Q[@OnXxtbACfK@Igs?{G`qS@jON"
    "F_?KvuKUz`nzkRpMIY~o~^_rqOp{Xn?oj_lB|qOrN_yEunXlzUDVL_rVx`wG||kkongyO|gBoowzEpoK~CMFLD\\F~@hfL~\\h@llSuAomJQ\\cVQCd"
    "Gow^~p?]E}G~u[kl}OLL{akLvmp_uL?QsAl?IBmDMN~uz]siF_heFaCop?v{dm?u?\\HjyLgYBbLUD|HFGtGM@p_A~]cXj\\vfx?HartM?Fq[fOBl]"
    "y~?}@`[Zxkwec?G`|OC`nk[I}P@?PQ|x~Clh?^h{EnLEz`LSElct_{O_TNWsGbdmJhEjGQO?xHG`xoOAslH[w@MT|uoTwklglzCvJ_\\^r]WRDqp{"
    "trdhmSfzl_xYQqLV~K}YDoM?x?TpIK{t|ooagC|OxQTbBonupPCQVELzragrnoDONl|ix`XNOrCzET_uR}Ous?\\km?[|A]\\IpRLTKM[EnOs_|I?o"
    "SnBl?CCAJ`dRz]\\tq_`u@OtBu~g\\pDGWqnl`xAHD?Ml?{|WgVop{?OkKzPl^uqh]pNx`vHl{sO|jI}`XurxYE\\LsFPbAw_PWheK{Arl~LLd]pq`H"
    "ApA^go@KoN@Q{MmJ`RkDzIthcqsMENpoIk]Mt_dDL?yU?NsoRaozuPIZJ}{^}cwDC]gry`w_J_@@CyykhrGoJmHBsqXixPoQrC[^{_xo[_wBE{Xe"
    "AP|~ea[}uSwUUJpiyr@eBjLyHkHi|\\DfH\\cPMqGGEeuCN_hkBNxV}[\\B@thtPZ{uBxDEwlssR]UI|byPJ^MKEW|Yu[B_TITZLbZJ|oGxtT[Nf~cU"
    "?|?ovwhM`PhcAmwqzMrxjbr~Yma\\Ar_DGkLpqLcYr?XIDb_tQDWU?rgC[]o{CktqD\\uG|kFdU?_zo~[t[mN?TmOkIB[vKTwPy{Kp?khFAN[FtRC~"
    "XAPxG}Dj@eLIgp|vnecyupksAt[yL_cT?koUp@}?MtXevPLDQcKQKNkzW{{_yv`LEM@FQlpOyDJxG_iTGM?ysAGCCmSiiovZE\\k[GQK`XOGk}PCw"
    "vnSVcP_QIcWrwBCgw~oeveCFIP_\\uayeCq_CA`hwKKL|zl_[IIoXzLdGusgTL^cc}m{zDpxMXO`Ry@wFHpdC@BZYNpiAyrgs{P?\\Aoc]rbgkG|\\V"
    "NKs{Os_~EBmQL{k_w^pdo@[TFMXxxDVq@Btg}QPGNQKTGMW@\\bgy_?TVl^mlAQ`\\{T[VGQOzVN@g|BCj~tOVCChXF_sgFSOJApHg?^tF??grqB~Q"
    "}~xL?A|bKtWuw^}}w[CmK]HmszOwAqLpG?sNfqsJpM`^T?UqGOR?DauIGu[`Fpo[|RlWH?{jLThU@?XHNbxXJcShBLOVr^kIzHDGglo\\INOTs{ou"
    "~psmu[sABk{jvpLhuLs{kBKdpm?xICCdvL@oZ_uqz^hzTMJA@}O?B^nvyPcgEB]?Ludbs`GjKpWhNQcCALc[jmRtCoOol{CSqpKcwBdCIQ[yTP|E"
    "ED@RqP@[ze?it`|W|NTgJ~?uD\\h_C}HcDqwZg|KDxNBoU|HV?rxkE{jz~a[`knAVqlSCu@HaGUHF}[{]t_kXl@tj@tcekeXvJAogqrmNw|PBSKKR"
    "y`pCNoKt@NDbzTt[C}tZqjEWBoV[y|ld~EGtxohowsOgxLesN}E`i@FvKQlx@b{Jso|PLQTyR?GtpA|X`_sYu~`UF_|MN]plxBWUR}|Kjq_lPL|I"
    "y@HW@s\\DCpS@rJhA}oLkq]|u~rCTJJsMNSyH@k`SL_@PnLhVL]OURauN~EGug`Rhrr?^AADERtQenuPQvzuLtQOviAOa|bSs}\\sMyAKZtpIVEsuD"
    "vrw@KDUZO`BmLsCIkrP}FA|CJQW[|bOAt|aMnNXMtQgEGLpCw|kNvmD`F{{bB?EOmtKXNpcapj{lEcksvb_G|NZq~moI{DhWfOY[JchY@\\xj{Os^"
    "sPrONb|bepc`v]kNAaibQfxhKC^]nP}J}MTSt@X`Vs]F@eLBOaRpuqTw?aaE|JOwD^\\aINr}oPOGFah]Pd~t?LgxCPRG}m\\Nf^|Mwdscul^hhNoW"
    "r{rl?eshFcLM|[VG[OCOtmSf@@nsyRxiv\\ugzZGnpNUBsaQAIRWhJR`XHm{B|inwuoWOp_WtwbtPDTA]O@g?QMNxjpTKxpBur}g\\LmFromSmHPGi"
    "GveGO]kjT_{z\\pPeP^?Lx?PVycRq}UQF}~DNx]{N~pWNsNocv[{zp[r~vZqNxoGD~PCpA@AJNN{JjJfhFo@UHOGd@nW~qKoGz@Hb|lJn{Eh?I^cY"
    "}AkOpN{{D~{m@rLINmeEvvxDIrSLFNUEAjWOEXDNxLkcB\\P|zp@F{n@I?pcbLBDwToTfp@xV|b|P~E[_Bz}B{mpiO?N`x{@Y|][~|QobD[\\HzoKW"
    "OYOBlCShzN|HOq`FrbtHv^@Avkhgsb\\b?l|`OdF^j?u}lRcStodeHCxbmP_~Nk`C_~k|sA@vFpgcA`GY@NjHnn_wkKeJNRxgERpSL@}GBnlJGTIS"
    "LSLoH[GNeiw}MM[ihy?\\~]|]?c][Op\\FLugUrD`GD~LZBQ?}Lp`bZ_dZCtEXRR|{}\\Dy?o|VCSs`C_VcEP|n^Axy~lASQR`O}sh_[A\\khRkg@n{J"
    "n}`zJ\\s\\NFHCLOp_{OhVDD|yL]OpsH`XrM?gxw_st|pWAbxd~RBiwp`KBB|a}exYkkgD|]N~Fas~GHc`ZaXt@b|e{M`fvOkbH^??|Rs`{QAfMvIT"
    "ob]?Ow\\dRp`[GEnqBAsM~AD{PBtN@A@EENWsrutatouKHBKxw_`u}_xfs}CQtaHjx^dJGDlaGenkApqSORwP{oUFypBk@?vACBwjhq[sBQhyt~vt"
    "s?o\\GZ?aKBKVzM?qzNANS?ceGJX`}~x{MoP\\umVAFdgx@]{sDB@`EsX}Ftojr_`dLUTACQL}EuDHko~qwhxh\\^GhF_xPXPwkFA\\PAraOCIieZaY?"
    "G~oY|@CXGnwmo~kxHGhuEksE}SQ`BEsGF?R?vlFIEIl\\U}dIMUhYNJgfhjFu@l|Q`}T{X^g]IL_C`UY{F{^~tVcvOBl@B_Oa|~\\~Eqkrw~hPTG}N"
    "NSklTjX_ACqY\\@qAMs|RX]sPB_~tjgD_pCDEXRaoC\\HYK_T?StkAEREwKsWMEOF\\|{gS?}nV{cmLFBDnyNKj@sTWGc`KA^hg?phvK^?~|mp^r}_^"
    "j^g]A~cUn~[AxPWmESL~RBl@MrSnO@\\MKO_jDMOtDr@LzAHb@]HNz~_tI@CN~oGJlpGmBnWHxLTSHT_tu_LLB@|XQS`Ar^zuMPXbK_?hoLS_p]Zt"
    "rO@Rxh~?GtXpMoGm?rOiy~WwD]bcC_h`M^kyF@eQtowTHP|TONGg~bWjELHtoyoyw_ks~}TAFmpWEpD}nAyTratFt||lCaxfWIxW?~tA?shUAP@Q"
    "EaLQKt\\zM_ks`T{bApLMxc|A?W~gjPC\\JjpwA|^[AltNym}@JOokmeDIt}`GEDljxHtML_ohDqWTL|K{RRiZu?_qGn{l}aN~ILFdM\\y@srIHqapA"
    "@eHxJcQqyBhxGAEL~P@iFn{dAMlbpoGOnpb`Ka{nP{Hj?@kX{sHrordkHqQdzBBo^^XuZQirN?pmqQ|SIaIvxXEB{?rsT`kwwp|aF?[PwkPc}Bq\\"
    "O^gCGabU[l`H[]Rr}}XVK_cSyQq^xoP_jJ[nA@o}~pp]NEPm}oyNJJC[@]S|x^SKM|DZxP[fn|G~q|StWqqBF`\\bxCe?OCkv{~@FK_thIrWkkUh^"
    "EO?\\yAD[KvCe}?DLH|?QxmLC`^crBKkuh|?xteoRy@RAiMKZuOD@x]Gg}QslFJf]Df|ZY^cZW@p[|pcfNPFbwqpiBRb}?pPlJtdlyEgGz^[BmN_K"
    "Co?QwohqASO]SKSqupojI{kpFBCuuoras}u^G__c@aTQLs@@BQGvqmdDHjwZ~{S[EP}[qrdgFB?[K@TqJto}TB_xB~xF@aKzsTxjBNPRFFPxFPCI"
    "BP|FBCt[gPq?~qx\\|gWYmOCBtCcOx?TcJmyFVjdJ{AOuwCsYT^v|@NDf@ILgFP?yw~K\\PxPo|Mnc@}Hk~chROabu@L@@vNg_H{[`soKkS_klQsGa"
    "GooXnos??AWB|qXSLDZeKmDiCAw}|sUuKQM[Lp|tS?no}adECssqZbxGR}LkGO}CwOoqVRx\\|]?EMogm@^hDR_odwvlMyi[zeaPTR|xUIPEext?T"
    "r\\PCpmdkAAo]GOmADpG^yn\\hmnKO@q@fQ\\E?o_|WDAAMy~Kc~m`KOqtOJMGIEF_Qs_oixoh~Fr`pFZ\\xx`GXIMlraS@TBl@wr\\lesOP_GoWVEXDi"
    "~Q|hq}|aHuo]BhDJYfPZHnHuZzdGs}?k~lZ|AC`lvr`{bpddGAtONIqJBmLB|iuUDs_kB^`nIm@WnAB}|NUGgSK]Ha[FH[Y[IPOd??T}z{GmXnAc"
    "E^wWN?hQptWoA?KiCQcYXRP{R\\LBmsDOKpy@z_H^rtHaoO\\VJ{H^YSRTCh_Z~|x?DrQLlMlQLyXo~nyAO[kxW|hOEMGWCqz|MDxax@{eH`UTycGj"
    "tDNpDQ[Ax}`]B_c|?^\\KB^pG~\\Jt~??uG|`XHMXVyQp@zQhTzRSVh?pK{CCaLmL]G}gjLR?n{q`p?}TjzvT}s_?qMaAUFR\\E{T_KEr_Lz^XNtA@s"
    "?pL_?APL~?PXDQStJpd]l`\\sBc@UvMPotoxc|N`HEpx\\MSwcHa\\RG@R^E[oK~RPk}aKxq__S~S?exQ@EHbLPMBulSF\\YNowdm_XIr@kt@ntTqlhk"
    "FYDCI`[~zRcQWpFg{~ga{NoT@_|h}vKsAuPr@Rc[ABdOsYtBFsksNfC]}YXQ\\@MOp`~kkqWrAcd@wRiwBR\\GAr}zyMRkv`|HqPQ\\]CWl_{pH|Rlq"
    "Fn[ED\\\\V~w?`wjd^ALGh?AvmN^PgB~OhBShbA_CkM_k\\I|UQnlxOLpD{rtSmqPEQXNO?IRctw`hYaaBx~[wzGddYM`\\|xdCmIm\\vpAcMI}snI^kt"
    "?`@]rAWwH|TWFmSzG{HsGq@M~}|MQQABCC?k{L|]@mGTKO{wODdR~qsrOM|}o^TAitcWTr`[lCXbsJ|aB~uC`]K^nOpO|CoVAl|zzJ}]uu~P?g?P"
    "vTSm@Owtxn?Z}\\\\\\yzF|L?_QFb[aGL\\nPo}^iAkjTN]pjECDPQlt?RNzxL|ZnU\\IMoLecb~?sdyCxSVrEoDkn_[qA`hP`X]clS|ptxDzJYt@?UGb"
    "u{@KqqCuBaLFHjmSCrdt[tVwIA[|Q_WGf}`_v|sbr[knv}og~GXcQqnvDFWaELHyPAHUyn{lJPPO}r|kKlXbERCjNTs{~n^mq}sbqOBDw[L@DEOj"
    "zpT^G{k`JAxQzkrL?n]JTCssrpohm]sEL^Slz@J]Jg@pD`KiJ?KTvP[MtlGsBcCtINxUvOs\\oPKLVj|RVJsZAqspI_ODJZiaz~TCQLI@XJ?SH?_g"
    "sqaiu}YR`RIiqcGQD?kqFbQcK{t\\C|{o~|hakEOAA?LKOB{]RPT]|TWQLk|EDsA@pFya@_Gj|_iJDmhF^pXQzpjAzUU]hqgR~Ak@G}cj|RJp}bXM"
    "X\\DRwoxCLrtvw?LMxd_^F]dluA|cpQPhQQP~wqvuxqK?yQftx@M?zmDrtdZMAtW}tb[lGBgDGa`xx_@WMAWRL^[BxA_uAODGK}|firrzL~Q@ndsD"
    "MQ[bTAwuKb@UmqgtJ]AKcsS}zByJESCBEz?vjCK@DphqdzIGtSP^@zH_T{t\\BbnOIad@QhYCvT]Wxuso{@gr{ZldNnwAPN|YODdd{Dkbx_`SGL`y"
    "HOiMvfJsloHTxulBraSVDNgux\\CVBSXpj]d`~RtmIApNCZ@jo`ofKyH{u~t@~oK|qbColOQIio_Xqh`u`PdZAJwwB`Ng^ZWXE^[H~MgLIl`UD[XB"
    "[|bjwpDMiBsBWpMD}nxQnSf\\?skyNAOKA^`W?@CcvBJmQ_P~vSKeM_uc?_`^qRO^C}GZnooh~pHLpQ[S?qp_xRHjIXxMzq?~B|?~hQPLpPrz[NP["
    "yoGVGAsT\\NJtGOgVqE`fqNPCoT|SwS_S~oj}NNcFluWdiakbkDQTcrKa~Sl[DKDl~kbrXHKsnZtopuwbKqpqW?|K_bOPtNTFA|cKnz|L{qZfAXGO"
    "v]ORhuEOWDDwNshS]DDSNT[O@n^\\xOxL{JyuGSC]r~|`xstFlnG@~{CfonnyyynbBOgrpiOZD^ldECfxc`RMraCdMntBs\\hajPv^xlP~VbfDqDld"
    "LqZ?uaDkc}lT?ktHrn@Mu?HmDOTuzo~[x|lKy@peIRX?}?P_}PG`w__rs~[hGcliO~@kt\\ppN`hD?okXOb`XIslb}sO~SDS@oA\\Tvb?^C|pjEmW?"
    "r?|CA~|lv@xP@C[Cwqcx\\MP}Ep{[@{inCEhQwbQSBo|]ryLuBa@VCJPDA^P_|`@i}q^uPq@^ub]@y~tWto{JzahlBqprtRhP|ayW@b@@xlTj|QSx"
    "F}V}hP{r{a_{LaXMLM~mFr@RDPws?MaD~LlgCaJ]wTPX{d@H~PPLRohCv|S{u]oph_Knq|cxz@_gt]Gb}~GK|Q_K?][@}@H[~o[{rNlWImJ?FlDP"
    "sl@KITLV~]\\qN|jsmbw]FqWlw}HSv}?`kBO{zPW@VrvxGB\\ryqKhx^vpV~Kj}NS[Cl_TJO`vIeHkKJ{dFOa`Bp\\btjwrV~qBO@CeGB@N?rhKANPB"
    "pm?rh@SPxnv}e`Gwls{BLBpLCqtp~pHsAp\\Sc^k?FDoSEPkRckD_FkC{p{TLdStp~wgtrtQSy|Fwo?F`?UGvCQT[ybCElLcisAG\\uRtYInHcOCiC"
    "[OXZxp|IMRLXK?lfqM[jmbgQAQKvzkP@J@\\Fsw|EKK]W{Ycj[~ksBQx`p]`gxEmrK?\\eLQiVPuXKB{K{usxptrlUza\\MEUmg?`z{wasmDE@`HQlR"
    "A?k??BECrpCNuBdU~j`pG@tHGByPu_}Gh{jzKCIzDBOwE@K@pTmICYoUq]HFuCz^M~aNrUCIjSqdHp@SK[cFDkOVHJcGwRy\\@{TzEWKchF?o|ck~"
    "jQCAZPdsz]ObdnWyq``i|lUKruhv?C`IwHJxDBKYFKGlDBpbxAl`vm_~MYDNT\\qODIUkGpxDTmUWq`xZ{fb_n?o|J?gND^tcwOdKOs\\yE?{oCbDY"
    "CPLNA_lDz_KrvpwzHTTYNRKs{qhAP^dNz?tA@]dEBv\\Xj@JPA^wWBRTH{o{mJ`O`@`HK@PpQCoQS{BCd@A_f@`_WD@?yDPsp?`gXzaGxnnofA?gY"
    "{OCi}RPODB@p}A?~Lp`}KQOjqrG~}opPA|gWyTEAFP\\YJo_\\sP_}BAlFyQP\\OQOsHPWw|rGjDr_FMaXLJO_cv\\p`}a`x~qSW?`Cs@o{h}PCYyr_v"
    "vOXYs`k|{mGg@aSww@Gy|PKqA_CzIN|FXALvBM{lzosswcCuD_c^FNCyyolAGsmU|bSr@]X\\?NdVGADaIPdCG@LD?NTeNPlCzP@PzP`z?Pcev`HD"
    "{?xLIOCr@^suA?Ol~^Gdy_{j?cTBDAtey]?{AoTBx`xC~aKpHoTSq??q?R\\jFcT@G_GzMNWUDPTb@ptMCBPvIMKuqAT^?OKww?lQLMhSso_dFno^"
    "xo|_FPKrHp_ou@pC{PW_|@DUE}@I@@CwA@dq@^C?IopMx}xSG]TdHpXMGOteC~_\\ymsV|q[pEo@LHapCF^wcBa[~N?|Hwo\\Iq^d]CpcdprWr@p?}"
    "B?oqy@\\RmMc~}pLoz_Spxp@P{`DtHaD^zO@HB_{syPtK@AXF}NdXLr`GK`Hm|QPo|Bs{FMkT?OoF|OsrD_[k|_XG~o@UEN{\\HAlVC]o_EoHUE@Hk"
    "N`QHx@o||oOjA@[fBQtPE}w{LlxAhO|N??@R?olR{?KHv`HByo_tz_`TB{dVHLo{AACa@~xNyk`]HpwfGPGm~}sg@nxI|l\\OGP\\R}^HRxOs~uaTN"
    "E}?yCpo{@Nct~Q@CJb|OFqh_t]cz{`_twoxSC@[M?@D^u_sjyR{}JoHmELdaJBK~?^`r?[@yB_\\TD?LNL_kuzbgjEllZ}PXJlR?rxAlPE}_wRsKx"
    "?pL\\GOwt|@seDo@Ww~sQAP|RuQ\\OK_g?|PLPBrTX}pTeImso}CC{G^T^I_\\L@^wvx`xD~AGhA_t`~?WrPp[qyo_k~o[{zPoUxO[VucHJzmSPO^_q"
    "Aq_`?tS_CNs|F_?Uqo[lDl?rN_k`A^`Cza[{L_PPC_HK{msyIQ@W~a@H}PHlyS{mAmwjKP`WFPXTza{MJtSorp@EInsVzOcvJqtNyXsm{OGyzc`L"
    "B_OUGQ|k~Q{v|?TSIQSrEOd^~?tyGa|Fz_cut@tCHQlM?@[jDQHDqOGxDbT^Da\\GB}doBp{vs^Gl{`xJy`|VEnPPwncv~]pA}pX}v^Sww@[XPCHP"
    "H_H[?mGx@`{lwoLrF]LNE`|gJAgJCsCiknPv@|`JC]lKwnWyx~PDI?HPu_dQCnxfG}KAH`Ko@??U|blWB?Lm@nwPQ?DT@SsXzRtG?_XP~aXeG??l"
    "~RWvw??qKOS{AQtBBo[~FK\\D|qTI|`XXDMwSyR[mGRTuDaGUu~XCE`t`Bo_zABKl@ATnz]gPE@S{AA]RG@[@NALIsr[zzoLFvBGwEntZxoTKCoPJ"
    "z?C~GqKeOSDYHF[yAO|W?B@cz_[dtBx^C@rxE_|UvA_`Go[NIQHJvLL_GBkqJ?oRD@XTGo[eD~ohC`p\\C`wvz?lZCqwr{A`SAosZBo@KLA@_EqCk"
    "qM??}`g?}__{?@WtHPhF{@dSpoDV?p`gynKYEOxSC^t{Amkw}pKpCNgaC@?`?mlKB@_d|cLsA^lQC`pQs`tT|`GG{NOy|T|[?@XEA?|IHP\\kMphq"
    "BasQrqo}vsKx|AhHtrR~IN_MA}}UO?lGHaG~E`DeD?~ou``jw?DJIbPW|PxM~m_pCNCa@]_dAYxbDQoX}~_oHOxFEMxC}NciC@syBBsSy?@H}rGV"
    "HQtUv_lX~pws?N{mkj`_qMwz@aTsBpVwx_KMyQD?~MTK~~PgUQ{uIR`G{@{bASgc{~\\@|QCwApHLwAo_E^[zAmgauPhK?RX@{?@DEa@npL|]pqGX"
    "E?KdJ^lTHOpKInpK{n}JB@DNuqkz|lHx|^@iS~GY}AhaD~LPF`PLH]slAp|]@`|N~oK}@O\\XF?gcKAwrB`@YI@\\L}P_Uu\\wcw@WyIqXP~B`d?nsu"
    "LS@D?Mt`}{cUBaw~I~XJ@o{aFn[f{]lACotMJ^wv~?XYA]ov|m?h~}kuD\\wy~pHJBSgzARPUC@CgypXFG@s{G`oyLbPE}?He}@{|M?|gB^c~|_`B"
    "rnweCPoxvOlEGqlDt_kk?^kuu~caHRDH{R`Ct?OSHP`OuOTA@a`D{bWox_G?GQc}|@LqL`oC}oxGxPXA~QdB|B_g~}pGJRXJ|^GgDP`HyQ{{E@LQ"
    "HosmLaPaGpHJtbW~C^wnBBlsFosgIa{xGslFx\\_tCnYKG}tSMaTWx|[bvAM@}P_wMr`V}?gpzQPj}]|bBSAA|Ah_|?\\YwOtWCRO{EaWr}APX|qtJ"
    "w|\\eEQsw?@{XHDOQzAOlB@T_J^x`zPo{EQtNtroN?B@P{pSWA@|C?od[?ppKBROhN?G||Kdgt`_wBpsTJ~T_?qSa~BLjx|pZ?`?ZHRKMB}xbmnDl"
    "BrlD@nc~KKxcwr\\NBmox~_xB?RDCApHKCncgEn@L}@@_t~L[A`gvAQCmE]c[F~oCvRXd}@[dzBtHv~CbAn_~@_?t?NP]}p|OsB`H@~sXyOtLtqLY"
    "K`xtBp_t|aWqOaDWJn@htQ?eCAGvJMWoycK`Hodry^LGq}pyNQ[o|@cMAbP@G_whHR[cFOws~oLl@pS}@ld`||QTIN`IB?ozEc`@AA{dHo|SF~lU"
    "{rSbKoxRF^ktDncP{NSMIgEF~aDvA`}hf[[nAcGrpA?rK_xqIw|BtrhXxmNwmkLXCQf~FaEqd^XqkqvMT_OPN@JgW?[fIC@psdCerobRZUODnocd"
    "x}cZLb@Fr\\CfrDIdg\\}@xr\\uy?pNBVheFCPVqqG\\LbY?U}WEm\\DXs|GX?dnSs_A@|SvutDlMB{tH}S{vb_[vBPzY~UujkcSg||wtC@L]uQK^Cq?u"
    "mqOlkScT}MkU~V^lw_DRy|dy?oPDubhVL@dg?UD\\qDHmp~xRBr?|tr|UiNHEhfySt^zk{oNvHcvSBLwjPC`BSSLFl`xJD^|EN_rapnxNt_iELPtD"
    "~LW?EO[pyHgqQT?fxmf{~|eCWyW}ZL@p_?fhRFHCKaukKjo_}BdZzz?kqdKnHTgD{RDn~S{TTMXmk[x|ob|c?bAEgRs~WW?qqb?WPEO[~_}CB__W"
    "qUVe}x\\o@L{Vs{dZiQpcqR@SN`|bx?cWHSqRRaFqTtXvJMP@JP_qBQDARrrAAiSC{@Cb}]^oxaxQEpktL?s@eS@~x`Cuv_YBALKlsrxY@uS}tq{Z"
    "CD\\RQPpU?|cuE?[U?~zueAGgxRL?W?wEy`?}OP\\LD~C`@mtR}kdcta\\ErMU^YNhXNt[kFNZ?@^h^K?{mvPO}H`tVH}?zFM_I{[xCFr`AslGd~?cp"
    "KBxCAsLfqpda}TljzmMANm?rA`BK?^`g[l[tCEHhGXF[@yTBRNh?roGlkaT}tQwPIAWJXc`ElqCv{YaLDnKsEB{]qEmPB_WD?LTwP^WL_~b?PY\\L"
    "G?gL~ncryOr~pd@xT?hXC|[NyOPuKnsf{OTXC\\@Y?@aAy?DT|~Kl@?ov@qd\\xnGds_pU~SPoz\\yPRMtUy~dEz\\DQBCdMg?{jWk[wwD`}G_ltdChA"
    "?PgmOOPVM|b|FPQAV{_PRL`SDBtHCbKgE\\b`Fsr{Np`WrEBuCQ_|wNeGsrSUOavAhlsUSYbSEBlXP_?@ny`XK|{TvpS?D``qHMTe|q[~xi[Z`PVA"
    "F~xIKNqw|p_btaet@]wnqcYMoLguj~]d|nXfYAO[x`LEBK\\nICc?AO?QIEtoNssZ{QkRIPG{T`csFcW}P\\LX[GX[zaWR`PZAo@vaXpPARMcf]}gi"
    "QRPBkC@{}^xfLR{jLRviFql}Kc@jMOKkIQ@m}LzyxP|AsAR?ubd?@ao`BQtNdDMWwotXo?UD{r@LZoGvhb`CNbsiJ`cxz]X[LYsExnsb\\}hgHM[q"
    "N\\qmA]dGiNX~BeWk_~cDJG??RqhA|NXzsRYFCpCAcO\\mvG?rDnba}LTd]ljsIXDHISSjmBi?`\\xWB|LKN|oq?T`NCmCxGK?Ft^xeN@dOP@x`AW|^"
    "QBTdricbJPsmQ~qHAbNlbQp{p}jnv@`{~nkXx_Km@A\\Fg@g[{ZSux|dxv`wS`PYILRX]Bd\\Hz`tL~smLq^xL~A_\\ERYeD^HStms|u[CFu@sEBo_u"
    "Aw?YmsLjEAlK}U_yxttcHBlKAm@adg~}DosZ|q{hFA?}D`lA}r|QK@ZvJ^|l~F[DKQ?`zZ{|@rWsDbF~H[AVqagiyr}^B~lXLk_`FdL\\C@D\\UQR_"
    "?[t`xTd`v}SpOq|ey`Kmk`MJqtojbpo}Ibgc?_Qr~||xtA|S@AWul`[uIVOJwaLIyCXa}HG~RQVjCpDhICNQtPHE}R{nLpsISQDRCpOMuodL{dXW"
    "pP{qGOXbLbLuzmPSmMsuMBGr|^N}Bp[|B{[OBBlfxNhWDuPsuq[r?DaPvMlw[tyFCPjAr~G|SNROzXDW{}sk@NlC?S@qLfiEw}seClSYQNk\\ELWg"
    "IQMm}m`M}@I?IsC~w?G]Dt`[Qc`ZCqDOnC_z_cM\\rndF~RGL@Zg_|rDcyZ\\XCmt_@QFuGQjKxg|fzBG^FdDkSl}wvQgcrAdh~OhEroPGyUK~umOb"
    "vQkAxoyWdRwMtt?``_tECqosEmhx|TXeIoOpLOdjjdkpD@cxQLD_J}W_{}kAx]tWrM{Xn]Q@GPHZI[hEZ~\\H}RX}?~SaUR{sNrsNyP[x@BOkw`xA"
    "F~oYEMh_~u@HAJtTt|L@}dLIMPLr{^T^G]wiul?FK_[g~?d]A~IMKj_\\EBH`E\\hYSS`RF`keBP|TMpKzsPpQCo[kG|suFck]{\\YAJMxaJQNj|}ON"
    "BPhVM~TTv~GnNn|MPBC~zRx_W?[p@}Hi^KoNKuzRKox\\{Zoum@`LCjlJwNdBI?G\\JNAG?EHS_nFq|?oxp@tAPa_\\vO@tFD~xv~DeJfC|~n`FAqNj"
    "rgndD@lpds@yC~_}uePS?Ps}V@\\RAMtLBqM?t@whL_s}Bqv?WOB|wMiG}O?hI_\\Mi_d]AAK_fbmDvrwyP`acGnSDV}pDs?HlX`|r}pvbnaxbGG?U"
    "pS?BKlHZtb?UxM]Q@@]ZWPltsrKGi@SH}^EB}AObK{hRSK`KSAETxQCVu~@c{AX]BbXNE?K|zQ`NA~gWIaluw?L@{rXum^wAmblcfrWUq^|L{L?u"
    "M_lRFNtnx@\\AGN|}pR[d{NGRCNPuMmjjNW|@LRLvL`E?uBWzEdCYABxn?RKH~rPk@S_kwr{_?qg~AQwY|?lMCqtis~DuE@TKZNlBqbCSFEWy{@Ws"
    "J@Kl}RptPKt\\DslIJ?dhza`aKquDumk{F`p|DMw~s|tI~n{gwb\\Cy`?qB^p^F[TDDBP||Ac|vdX?|`twtMtP?}XHXaO?}toVD~GakZ|LH\\ohw\\`u"
    "Tz\\zWB|_mldGJOuRbmGcB@d_[lAUS~wJcpTDKQ~y@]Ct`SckS]k|nEXjAEDkEqXMCyX[}PlIPtAhwq\\\\ImWbt@GCt[CQwbX`?RKR{{Nurj{Sz?eQ"
    "V@PEoCPN}d\\hC@Stl]Petsm^Fk?fNddfxOSf`ZPV`PlgCnKbPqGfPrK]H]s~vNgZJHG|g~YMAtQRwDDkHp_w~nu?Ja{@{NJAGaLGAw|nXChlDnul"
    "H{PJzA^yR|o~d\\a[unZkpa@\\kwfgEP|}DsQE^q?yv}sCKP`FDpTUGvtCe|lCBbA?N?@N?]?NhTS\\lqnAuAZsugSiRmg`~_{zVKQVJtT_OL[Wt|_`"
    "{BGGJ^}AWtWJv?NwAoO\\Ei}BqpODyKKEKKxWTR|ms`Mk}T?UzaDmJUVcT?D@D^SYFAqdB}OtqOWtEUw@BWsQWeDPMv_oJ_cj~}Po~|h\\ipM?pmxE"
    "}eXyx|GxI?YDJ}lMt`eI}{poM~~?~nwj?noODQCc?@J{TsXCDKoSyKhJG@SLuSwXC`qiRC?u?@`eI``A[SxnuQ_r@}\\@CQdBwqdAzk^{B\\w^f_LX"
    "{N_asrpJ]nW\\Lz_cG^zP?SKfNc[nHkrAZBCJ}ppetbhR]PHVK?{k?nlarTWsv|CaB@XoIG_FzO|[~P@eGAl\\G|oVI]NWA?a?H@PFANaVBRkEAQoA"
    "xb[oAid^MOwvuqKhALXDLPT]snlbECXL@r_Dhp{UxlP[}bXcp`wcltxeH@wSonqDS?PLOEIr{fKx_x\\}sOopIu@\\tEEDr~pjgN_PhpKIUa{Uv?TP"
    "TCaJ_uthNc{ZqtsSP?_yKMGNx@GZ|{GizOIAqPi?E?`_G\\dpXDgOSkg[NsHSh@FT@b@SB~iWCdTM{BLjNpSd|e_pAOXOnhEZy?k]{qgUo[[t?@mp"
    "~sxtWM\\^x~n{rq|`BdI@H]cmN`wBFAEqcOsOfjdTB`uq@qEM?BPZvnKauafPlqONa{IHWPISAQtao|_yP?l_Q@OMvBi?KCk~|smKCHDZ{nOfysxT"
    "rqBPC\\S^ZdcivnGc_sQPGNtKn~|sIn[htL?~E]x^qUsfMMuBOySY}cc|N|w`tNkZ@^OcEoe`XmK{?_W\\HPCVtADSHptTDrFlGMgpy?g_|bRpkNh\\"
    "D}|Ke_G|K`aN?@G_z~dPw|pbBN_v?MYXybNyNnpAxPQ@?Lftz`cux[pX}NQpn~FkYY\\BheM\\u|`kGMPbDX[YdqhY@g?vznh@@PNvCpx[~|L[K@_z"
    "BogW`[L~F]xVfaxRhqrfNSHBTz~tzT_WpilGJsgdV_cavcH@opqZAyDWV^kXyAhxrdC`{jcVzm@k~?Zzrt\\ZEOdStQSk}_SeL_GuuooyL{dFPucf"
    "BBDaDh]F|@w]~q\\AhnMlvpbf|PEHvlmLwMxLyp[j|~s|vlDyiN@^r@hkKA{`EdcH?NF{vOtV{p[QwKuIPM@J|qd\\mahuptRxGHD`Eg?bxmSVVmnU"
    "CyhRhLxrxbScGAdPTBDWsuj}dza]t_hoLy^lv^kFsNkkiS@RQMdkr~{Ju?OapOMjGbLO_~xOoslGUpJADa\\xHmHiA|l]HrGV{lWRdlFAzStEMoSp"
    "[MwnIPI?EVSkrCDgrvgtoJXJBjcJ|pWzIY{Ic{RAI?kCF_shOTgE|?n]N[Pcx}xkODICKqTE@~srszz^y@DZldsvE~pCRqFvya{PD_TYnLZp~SyL"
    "KoRSySHOKr_`HVhO}YL]ycyGqCK^wde?P_U@JdXaz{[zF_KEAa`DCo@LHAu[J~_dCOXnDLntwrTmmMh}oMy{Qi|GG?^eOaO[srgOQzJEB{flzBgk"
    "MBZwJeGlB[EAIO|iCP`\\BRt{?oco~GwPoC|@@njteOHuDZD_D^\\rK}N|HK@oxkwUTeakFDd@lCiV}sgJGoiZ}pDhmraZMW}Ls]zxz@[kQ^[zd]qB"
    "S?xN}xDArQ\\Y\\vISRp}JIVxp|\\tohFho?\\x@KqK`Sp@@RKsOBL{xNuxAKqwmKSJwNLCPLhDiTNoeFZp@s]|_LrWsMnt}kohVKPG^zAgzEo[qGxGi"
    "SNtYGppSxqEPM_@vJ}e?zpgAr?@~@^{}Ind[BCg{|l[dGl{WoQWAHmcgzUTTDo``???}|e?OBbBiFrTODPcfTIhWGBovChE{y_Lz__GiismFvA~y"
    "qRpl`Vfy_}l|hm|K`PC{M^dPZkoRFSBZPyp|oMlG?OZA{zTGus{Rlxl_Kdt[GN`mBxDVtNgNKokOkz[?}cYF?kd~VIiFQqtv?KEIDEvnJl[zCLYn"
    "@^]t|bwXFCGvz[Xk{PW~T\\|Zo\\y@GN[nvdZc?qgtIQc?Ap{aNK?UEPPp@OWe{_w{HOePxRAFF}DuP]G|h`IPen?g{]M@uCPNMOl]PGRnB\\{@@mw?"
    "OEFwucFD|apcDessnH|Y~t[v}QCRGd\\rCN@GR[P^ES\\mqo_r{]Hd_}tTxrwcAq?vB{xIApp@Q^m~hruxybow@DE?GNd@D`hPtMIydsKorehoF\\?X"
    "x]dmuNyE{ScPVB\\`ncDJ}SEQZ\\l[oReREQ~hK?xLl_yFuW[RBCDQKssl[qwQQZIEOd|E}{\\LO`ARFojw@D|uGpCvCba?x@zHbjtAPAIw[`oIJf[Z"
    "x_oRGb^zBP`]EoGtG@eRs^}GHi?qnDVPQkUQw?^T@ZOpFAWKmkjLy?k^H`kzx[okVAsIEs[xIPLbEO{wv~TAMRpsE\\gqmboQ?lyAk^KQ{Dst@lWb"
    "K@t@E{wnF~XO~od\\wo_?mG?wAbOV{{{KqOIH}@LWpRpdNRDomZtXF]pwqVT[BpiCOTPZcAdQy^TjLLKSk^OKAoHKxMVxDRHOVtTMH`UH}ETiEMiu"
    "_{WhC@oE|`l~QBcxK[Xj}D`FF@T|?{r^}AduwOXlzU_tQr[vJ`KNBfXeBdXWiw?Hx^xCFuoS}_rn}SPRPZS_a?dzKODM|VOuC?wiyKgTwRpl@~{a"
    "A^H`xhEHIrkCg@Hrs~gzDaoZwfxqELaSBAjjDNHRIngoASOhgY]\\QUP{y]KBFqynET{sTLGno@rAA~HBAfKo~DD}rKtKBhEHiOHaM^hz}aohBcSk"
    "@R{js]PB{S|g~kQPuAaAvB@@q@c\\qPE^{EId}cAGvCSEJ?ak~w?i{}YCn_ST|V^dNs@N@po_qtOsrpoqF_qWGAtJ\\oe]NDohtuiQ@ATPNBHiHDxC"
    "ijxw}orwFY[pl@^VxA`g~r|_}pxiB]W|LznABk?hoQMSRb|xExGWw|wZko^tuot^`[_s@WK?JN\\`Enh|?aZdoHsr@oHRuS_wCmHJR|g|mzZsEOHU"
    "BoBAMN_y?QHWA]pKt`UC_}\\WyPPJCo{z{}[c]_KJ|\\bSlPwbjnhewCHHGlSHVKSOLoPLQKBiJALDM`?vK_wb{}MF_qUXB@OzJnpT~pG@PDvdRys["
    "IO|kg`LZQ~xSyaK|X^xo{Td^?_LE~tV~VQYZGdwuwz`PH_?xTat]Fr[?H{y?scki_}sae\\SlACtdHNdCzdLQFULF~^pI|onG@w}nKbRg`Qvy?dXq"
    "ASfUESzAwqD`zAOntd`MGg?zs@@pzMTPF[TXEzJTn`cCtKIWY|_aYtS~@RhaOMpgBruGL~WUYdN_oQPuJ~rjqAzVrOK~}KeCCDxD`PHuLlDS{aP~"
    "{g}LBocw|c[Y}|aSMRmdB\\]ARNXA~lddH_xE@ctx`]nRwxGBr`cgACcwz@M?lbwbm]msuSs^M?H]wb{LE@Oq@^SrD~[lbDRw{zP_VkPQD`grDLJt"
    "w?xX`RDDFuYQwq]_zUHO?^^dRo}?~M@RiLpIhbuATPhis|S?|a@Jydks?`KVBtgh?YPIHNGtHSo`{W@HPBvakaSwBU|hyooJGoBbtA[uMo||z_pF"
    "ThE?hN[^^aglzr@grP@wtJCGwCXeDNPGGNs|nPptzQQdkp@a~t|NMPsY~dWJF}lV}ppY^zXQMUcv{fe|SkPUKvN}G_^|H_ChEUL[ieE@HMSqupwd"
    "z?fA{?|bvnq`}bbsma{nGeC|~Rt^i]WEHG|B|J_Z_\\PGQ^K|SPdK@|wmxDsLNpSe{SBomCCqDsxp@L?hY`qiH`wCPc`oKT@QN`PY?OnrdePTuBtW"
    "JKqJ}U_HVquBJlwVJ@Jiy@lUw|be?@_tKEOsv?_R_sczk\\cOS?TopHDCL_TaGC\\sC}[F~U{xBzYFQXW`?{nH~MhaL]KaFiXcBCFr`V[bm~_hS\\On"
    "UuHYFDyoJPWBdcvjMAnecTh{`^_?M?KessPf?QhZI~kPI^SeOCtWqvO^J_gv_yaX}@WSUqCbN?SOoOxGKbME?Px^`UGh~@?dHoYu~ROe?]_JLr`\\"
    "t~otSFsTtPtTwhEMHQg}}cwZFQNvGI@tpHGUDJoGeMc^H_KUHRHw{NoawphPECGPwKx]fAW\\Ww\\JEwZrHaWOC}ECr_pSMoOpzbXoKa[O?BO[UWli"
    "SDnc}}\\z|XD[~RGq~qXkHUknJPhIWQg_DSwjCIDQXPKa@NH_FQuBv~_fpAPHHpM?oe{^OtKS]_{`JqaEu~qltm~|_~twn]HSJAY?B?oiGL?LkB~B"
    "xKdpPOTHHoxs}QnzbsTk?QPKBUb[H{rs`RrAI]^_B?XHsooqu^_IFQp[IdU?JBdADNKzt]TEs`vALTy?yRSyN_l[Lf`jKM_MlVE?{RHuse|YT@LI"
    "uG?iJnSIv]ZB@mOw|}?yK`AIEdLII`YtR`rasAh[nHtjGbok@]T}Y^A?IaXCqptTetxU@{yCyl[xlGTxz_TL`[ChKq[KPPHZEzCKEL\\f{@^A@^[s"
    "rk]]oCIaCOoB~yWhF`tcE@so}OSykQNAE_]]}o^ALapmuaxgqVCuRqs_]w?\\D_ckPOOmDaTUwEl\\OrsXB_WqPM`{COpNHvsKNSdGN^vzT|vA|Cq["
    "cnY`FtWnw~@`Q]SQv{\\mCvY^Rp^QwhFG`Reku@PFX?{\\fn|s?cMN`P|MFN\\m{\\ktoboiIPBbC^qZkxRr`]RACt~qiklFavQOkhrAxA_dThDwQG|]"
    "KAAhbDHf}OX]v`dOH]~|BXE?XIVjtNz~F[y?O[cX`V^?oUapXqLV~]]?|dEqI]vm[ZAU_qd\\lmz?S?Ff]dmCwhFDe~vv`XD~pQi?CU\\ohbhkVW~F"
    "TLOs_?|cO~Bh`R[``[fA_w~W_G|hBCTQ_z?`sfRI_rJcvL?amkS]N_Cnoq^q?y`DKBY`COC~IXE]qn\\WI_wvPqWJJc\\XGobuKC_xiOvACpshA^RQ"
    "~_WkTDC]Xp?GE`ST|AxHf~KpJQJo}RczUT}B\\SuU}PQ?rxT@@oU?`Yp]kMzAHNOFKHEVvG?oqzQVRQaIigPghq_DGCUz_pNh?W~tzW~AJXDKAbLf"
    "BSjAPqx|C_DHrYxZKNhxdAd|ss@oxMQCIpd~vskFGh]WFqJwDM_\\@T{rOul_oTY?N@]i|HFmtSw\\Jm_A{MC^UW?_tPWh`RrQkbe~JZmFPmDs`ZLu"
    "PJDdGPpPVqQ?QPNQr^}^L|H?i?mk`_?ie|Zp{Ev{EXGJlKoQeZ@b{Itc_sCfhH}?IRYgoAdiiPT[^qHS`\\glz~bcLaQA_q\\`@CLjB{{fBG?IVQtH"
    "SbrAtN}{DqMx@XGysbrcsa_JOGCt_{^tShGVRhrNfXFofXa?ug}Wjq_tpBheeEdHGPE?pw}SOxGCcueIlqrbxpJ|hWTC~mxTyzfYdj|~vhryT]iK"
    "`SzKymxAoyd~W`WaD~T`wopNsxDIPnLHDpgq@qHLFU_q|NM]w_xCkm_su{`N@nJuFR?V|~ps|NdKpaaC|a?is^vL{bwz~nooFAA]pPoc~AfmAotF"
    "?E\\BuaWovjl`IoigqoomoYxzfi`RoPtH~LxCBNtpE}tJJ~Yi~QcPK{loB~LVj@HUtnCq`PlnzqdRklhQo`?JNzDJ}oTIJada{DJ}RoXNJBHBPDOm"
    "So?sqb`u~]?M]GVJmnjdLXp{|qsO}RCfIHGoD[v}JV{ToH[LHq?Gp]cPrmk[e~Q?@hGL`]k~|qA@~abm@tlVMpHTAw?`imyexxDBN@DYxbLC`[KL"
    "}Ud|]qI@pktF~KpwB|q@n}plPQhtwM@DEmcwKaO`F}dbqc[|}APi{|HQftknw|YEIMoHBs?MouTCE`gcEQKuADq\\tRVyMR?aIqucE]Nmql]@D\\pb"
    "KR\\nCNWIWSSp}pkuxlwAzr\\Fy_?wzbPmyRlhP]sjAA^uxt\\iK~?vwSX[~@}fL?|PYD{{@~P[Q|noA_XvM@fv?oGQOtgY~o_Bvn?YPllMAAhK{^{c"
    "AQH\\nRCaQ\\ht~Ujnn`yZ~QLNu?CtxNVzEoiX{t[oz@oqDuMKoJKcqR\\Hw~lBNpW|x[T\\L]ci{NcaxqNV|ak\\CUHT[VtPLTL^pbDuG}cUAE|BHqkB"
    "DDPoMeC?MoyGP]clFSN~HRd@~_otIAZxHq^tD@Zyzr[{zmp\\K~]D@}TJuKcwr|@C|bKBS^oovtmBqy}AzagmAaseDMb}x@uDgcczG{@\\S\\?mG[|I"
    "WLrd]mtYqY_|t~?v?`n~A}ttEA_zA|\\SyOParOS^GKgPAnoToucUgs{zn`cXAp[PHTe\\yBC[lp@_K^HzvM]K{kp~A}eJAPX}@j_cE^~gR~l]wqLN"
    "?Hksdlfj`]nZ{P}WxisZYQk\\xCl`~w|NF|v}Jg?{zRc|MgHzMqCCxCwcUrjn|FDIy}PhPobLzoHAtbOQ_p`G}oo}zN{?J[Go{EGT@rKv@flc~LyO"
    "{mTWlpBd?XG`LmEB~CPgQP\\q|qSczOYFvMtHz~d|Pn_vxnPwC`lUza@SG]TT}PwDRxGa~OKT~pwt@@PHJoLZ?^c?FAMC?_HCArC|JQG|~v{qsO{s"
    "|`slyK\\OJnGEClOywSwL}pLlwk|n?aUC|LKyxCwSg\\VltN_{r`B}sc\\_q_x@P?{b{uV[YpDIwP{Bj_{t|fL`JIjavOg{APku~t@iYHGEGD?jwpf?"
    "{lWYr^S|sNLBEAEY~sp`LkDUMuGUseAVz{HaF^K{AD`eF@@YDutsz`_qxdtI`PwH?RCrwBGw|Q@Ck\\}\\?OkblEZlH]We@Kxeu@nMOlXH|cGO|Oai"
    "Gzr]TA{hGsXIFPgrAf@RBmyUJ~ogBUdVx`Nint@Qm]|GvtO\\C}sry_gntpgA|]XOBQ^|{NsmSaY]vDTSpKHFAzCZxttvFIgDzlsAyQDtQ_\\rM}{|"
    "p`_aVrn?GXGrP}sp|@OPgBWZ}bl\\}_jfA^Cyr_ptEl_vHP|zFQ{bRaonxrWxnpWFEBPI?__GA^gYXN}mswGFmbrwKCoreOckFB`Hs^GMs~ZQub\\F"
    "u_{}zmcW|`c{L?UHBwQGIDIDUrvy@g?ik}yGvmC_qmGurn^WsWTiLC@g??O_|Oh_B]IY?O|\\xN{jgxPeM\\{FIqsyIPOh|sGqCuIo@FlEHc]AL|pd"
    "N\\~{GAOi~uo?zQS`C_Zt{_lgEAC^PnS[E}HFY|{OEijx_urAKY{~zpSFAPKjlPVYQ^KvElxexZ\\ZONP_CQHHV@zjEsuGhpMWnW|jsNcS{`tQPKu?"
    "uaED`_XV|qhGCbwGybLPGHGLYvSR~OT\\|NYj|_WuQALpQdzwrnOMOL_?Cc?n`\\XdHlXGE`u@p^Fiy~\\ENTFkAqliD[|A_vxTu^WN@Qx@pQKEJRdj"
    "sp[~|mGWDpRo{@h[BpK?pD_xGnWHAULZvrDZ{mk{QpDAPQK}@PW[@cThTqtdTp|hwRq]SMkMuo`nNL[es@H@hlV?y`s?va|[u]WrsTMCJbUC{Qq~"
    "}T`zQ?|gE?[NiDWqNnsMbLfYo~TLGtdKIcCg|S`[pHPxKTEb@[UVRQHjwIyrS]Geypx`DtQ[GCox~\\Xh?N?ixQdCwLXJOoFIKfjV`QlHI{tvCazn"
    "o_o?pLvdOqHdx_?MCtHhznRqIAjuqD|czCces^|cDSCyG\\hfH`LvBO`Y~N`kkK{AJlO^lOt^PlbfDLlxmcJ|HowmuMkctsRjDpHSvn@cx?HG@|\\o"
    "~GFWjKDbOqs\\I^F\\@QW{v^{JQ}@ubBSgUCXUops|@^W^NAVsz^{kmzhyAe\\M{qSiM]tDuo??gr@nBS@Lu}iUAstoJfCg{pwpM^C_?rLDGBfA{?BA"
    "ANrteAWbjA_ry_XO]QsyRN`RurLZJ?xVs{kE|joiDDpGtRp~vl~rwtc}nOkiDmsRv``MM`DY}|?\\DL_Zt}WisPWhOqy?vAP@B^@\\C[_z\\?oDOyws"
    "hbDQNYILR?pvL]Sx@PViv~g[FpSixRH_Rc[WGNtQJMtRFhlENBLW?zS`rk{[vYVu{|[`v]?YZ\\|_DKCGxaPoEVSgIAStv^C^z]TEM|CpJqs^n@La"
    "OkwWHmkZr~[Fhadv~LoCCP|f}`{nCZEF~qK\\y@jwTq_IAQ|Ylolfstfvssw[l?Gb~fEGzStUy@DTr|f`{@hd@\\W?ZpdZ}opUse?vCPXcy~KwDw|a"
    "h\\Ztv^kAijWV}NOYAndD?ptvy~gfEpdOImhEDU|Myn[drDD`Cp\\^okm\\~~swZ@S_v_tnJ{aYyQXLANcrH}dKLmWnK~Wb|r@Un}C]p@uIt^TiDGO`"
    "{m{R?eDBvl@gBKTo{[hIysAIDbop|\\[ThdEiyRPI?BhkOmyTUz?}bAL|S@rnvnz}Eg?AMqoAFXFEzorqvFb^vOhATleAN^KW|o``yhKPLQgh}KkV"
    "MAWWwo\\`FBfW?nPMNqrtzO{x`SWeRpxd?d{P~mXx|mdfD^C}AYPH@OstH|k{H{Xt_UgoKHG}ydFavlkQGJ@S_pIL|Q_mhhTZa~_U_~Zxy^VAN}sw"
    "GoTEqJtu}hDPuW|EeZ{m}G|{HgH^r[hGH~Zqnah~D^ganBGZzgHMxdOCg_jhYCTR@@H[JDFru}kDwMt^PsT\\wRMQKlELI@LjEoOnfQCtD~|HkjgO"
    "l@crvlkyTN_`z|@rT~sqDb@NHxDAFaGE_qSnIbrrFP{{ErRIqF\\hrLl_wRH@@Qt{gOhh~^|k`|Vq@nPPspz]JqKX}~DW{}VyE\\l|H\\xIEATKD??_"
    "D^dM{owXCNGDzngxyXD}ZrdEd{|CB\\tUsmvAmno_sKl|A^Hzh?CQunFAOYge~w__B^uW`yacqBOAtBOGLXH[u@|MplR^{?`eD?U?~gETr[uVxLDD"
    "]rHI?BBdt|tF}nXzvcWY{w|LM^?w~XFVwTH]v|~Af||^krc_i|ZvzoHLGJ?yEO@fwpQLxqNq{Qw}rQ{QQowd?oOp\\ckXBaOXz]{NHrCcNK~\\w`Y\\"
    "wlaCoKjN~u{s@W?\\`ZnzKqe]`_@hWATzBNSMwChWqjDPvTL`XrOGlnlzu?|s?Cg?qlAgD[u?}^GrLOUwAa^{xMHuAq|^[r{u|A`UrTGrxOclK]HL"
    "|hKSs_`H^LG}Tr@yID_|?b{MBqTht~oMTsW_pk`jw{Ll{AoJzo~nfbb|}}[MEb|HOjorC~HLNuE`msjotoLyD@GtARx`_?eJ~noHQVwn|VIFDVOl"
    "{[?gRllCx}SkJM_bq]XBDC@u}RDZg|nryfbsx}U|pD`w|UWRH]i?znWSL~sRQryI}IPpz[iV`_]nwQDVj`C}r?^rnaTzn^{AR^qfBJetN?WI~Lts"
    "IpwxSxY^ozjAOeSl@RWjKdwZOsCfZ@\\@h_vrzCmIF{bbmKt]Kv~gef\\xHwpKtmHL}[\\CTcW_S|_DtQ_UL{ch~vbAj{VN^?oS|aoMMM[zxC^]d`OY"
    "EAHOyoU?}e@]~~DNH~OnPCCpSqaBACsd_@JAObDUq_ZAtPDDj`OUBqsmsK}W}@P@mThWtoTbXB?~xLZ]b?k?|}`E}llsEpKPmSt^WM{i{b^AQn_j"
    "@`?b@ZjAzTZyznAPo[G{DlXTwb`d@]XfMO}XtMAmRs?CiXEbGo\\oIrnUJ?}ZISXbqQu\\E?OSH@VqyPcIMOwyttK\\?{K\\ylgvE}O^}o{xmRZY_rTl"
    "n^Frq?I]IL@vumkHM~cUH|{}OoKFzNDai^SjyO?^yPK?~a{Cun{szo[yE~dbynxPf?bQXtLjeQWxqPoKpOgvja{bQA{pCq{_CNtLDnW^}{LowhHJ"
    "?P\\thagZAOP}~njgE`yuQuWINdxYs_\\aUrk{QOh[@JhlHmDVUPjPRm\\\\zjLZy`ce?owv|dGC_?tR_qLSGg?LYRBj?{t^\\NKAPAg}J{gxCsOx~Rlm"
    "AO\\ECg?e|xD\\|XkZoQIPK@lfT{qkGSk|IosUKrseUPP}GthgO@khwAOW~aXDxRKz~NkZ{r`_}PsbJsSiZYrAT\\xa`R^hJ{@zGmLYt?HwO\\KBPAHy"
    "?m`BpN@FZKkR|nxY[k_FD~o|H`{vF]xT]AeMJQ{\\xpS\\Q?t{tEBv{GFHo\\ISyaLMzuKsBAZcqMOY|_lr{^QcALhi@CSC{M{DOO`svNhnL~shHt?g"
    "sPqCq_bt~WHa@`@WJ]L`rlshATtFqvG`OaSuLg|_Io?Vv~g[v@Pf@?cN?}DZEng^p_|TKkK~IRhZA_P^{tLNskLHIqqaIRsaklTGAKOwbksazpgn"
    "Cs|]{?xNJvfdss{D}cX~WPoJdol`v`lhrjoGuPhZlkS?EPKbK?biwQnyRT_i~~`oF_DCJ~XsEpwc_toxB}`V@NiDOQ\\\\SawNWO}X?PGDFPtqF{DR"
    "zPZ}_MXJ~RTazMTMFZWg`R`SVLxMqPeB@NTq?o@zzqoKVRhoITxdi^LaSLtZB?xfQLkrqdhOtbSYVxEDfG|XI_KgYxDgvCGVIbWRV{MI_|iNsdxF"
    "H{UKi`|PycWNpawwFnTFEpd@AAPLHtc`t|OqgmglNRA@Jw?]|lli?qoWM\\XrH]zSqb{~yML@\\aDTSN@ty^lkRoak{|tfC`teKycj{R{oCPPU?MiT"
    "IK@@I?LqIo@I\\mgy~m{tsuKTr?taxMgUQkk??Dk|CcxYH]uC?Oq@DCHUg_XWMgtDyT\\EaleG?@s[@ps|x\\Sd{g|gxcKz{g?^?MMNsCxpsHmG^pXH"
    "~G?vGELNDG?zKM{X_q^A?LBAyuHvFPjxC_bykQsGFAgWCn|cGpxDvc\\_HEfo~~OpEQtpgmiX}pxNFqc?u|`Dvp@]OsiIQLW^OTA?Ac`eNCCRh^oH"
    "`TJUGc?tuBDBsL~tC]dKKW}[zhDSqrSrJQCZJ_\\jupDFnwpoDfPZlaWOHcXoCHECMst||AoWMQ|iw]?^onGz|XECCAhA~_gm?OLwwoDf{ltJoAwK"
    "|REOD~k]TWOV}JTc_qV`G^pQteIT_~SQDAXcw{PGI@`St_`KpQPR_yC|{`{s~M@mAqmzKfq`zcadRo[EnNtO?{KUcntnohDcDvvj?NTdQOHmGlHg"
    "DZ\\}DcHU}KwoLEQGP}hCKQZuFPWFC@WovLXU?mNn{nwiromRBE]?yZ@c_p?Ky\\rAN`Dm{hFyUrT_W]^ANq|R{Qm?T@Gmxo[tjxGZJNtEI@HRf__p"
    "_s_c~@CQZ_{]@w}L_?WYSItZeLTYrn@GHqRAfnKKOC@PHNNHONdal}vtxOGct\\\\Rmn{gzm{Or\\PeN^w}z~OeVOtYq__]eN?fD^o~{mXGLRCSKrdY"
    "~^BvlrDl@jdW{|Z^~ODR`^dFwplkqm|PO`G\\}ylJ?_prHPcYt~@Fm?{PtCxRN@WJHA\\OInRL^pgJu\\Yb_}{EI[Se~?ZtwBgtC|n|EOE?IqxMQC?Z"
    "DZ|}Rk?\\x^[Z?O|QE]TcpRpXPHGa}CljqW|dm|O\\Fk]FHOA?FmgzD{xo?NLJx~k[EPMqmIxa_nD\\ptDuG|KYC_xDIb`qu{I`mrDlFsGzB^hXbb_i"
    "{\\|V|kuWL_\\h{UH{CJxTKOpbKQibC~G\\pblB@OdB{^PgnK\\]kMl]aP`GRm|Tps_JKK?uopOFH[{y`SgI~uSvGqxKCZHQZTW`Ip\\eLqHyAS@IE?|S"
    "|hG{{|@WzppPDbGlFPLb`_giJlGdHR|FK?XJwH]]sgGrupX]C|TVA_gMS\\@`?qg?qdp~wOkS|g}a`YZJKpWHjql]YK_e|``V@QizcPl@Niad|{X`"
    "BuJpOAEIv~q?|P@CPA\\P@{wkGDK{KRCKH@oeCD\\n}o@s@\\oyv^{_EM`^|DO?~dsIKv@Cy`Kdy{wB@`G}KnOmJ_gpwnWOERGfy{\\C@Y`nMAStwbKl"
    "W}KdEW|}|qlIPcTArPsYsn|KDbDEF@mJoypRmqln|`dT|@H^qnw|HPE`H`Xu_}hBPPNqU~d\\RnYgxv\\LpMyZpnTOVQWkC|tHMq|[k\\GrwSSOI_|I"
    "p{km`PSdAoosE@X}pbPjkvNAOMk[HWtX@^tLBr_?yb_j{so_zq{w??Kyy\\xVD|xAxLw~Wo[}EQWcx]XFw^[|g}PWhRbUCl\\Yn?KtCa\\IcpTO~ALt"
    "?fBxe?ov~?hAqjN}|blPEs|f~q`CEOEX|~oj|NovHCWCEP@io}Zoq|waubORy@XF\\@?{VN@syi|\\AbPlBBxw}b[f{~l_{~Rl{tP]|EQA?PyfBBhs"
    "ysBm}~daA@owCUP@m?VmBAdmuT_gvgW]PJ\\VHKs`?HG|u?XI}^lRA?LM?NxCgXWZOq?FI`Klo@{{}nbAwmOhPMO^nOtEQCMcq|{jlBkquakwKN{{"
    "DuHWzBlK|Q[eqpkfNw?f?~fAqpgiiNWx~ahERa{}oEDEaASh{IwxiqTLuXGcN_{KoXGl@p`REdDMwoHBEmYFe^`X~\\_`F^^AIPtADaouL?xqPmql"
    "ENQOSnpImeqc`[_]hLKszULtXTfYvDOd_xF?fCvohDUCCWKjCPGOJdl^_uZADhFnvN~pL\\eYgxWlRbrAlkILniAMBaK~quPBO~wrxb__wUApuW?h"
    "kha?QkLxg~FT`_wyp}yv{w|KMEdhtFGwuSx}jTbnGpszBUbAPP[[{btQf_JQxaldB@fX_snAyxFoa]jAJHEqbHFhQPDebhGFpRvn`ZLrZw|CF|yZ"
    "_vUuRXyObmXCljELIUZmS]oOPO\\aaaBAzg?_vOZzGl`~IAl^LOxKPM}FZTTRPFc`MOL^@SH\\xEfADS^}hDjkzLHoI@\\mUyq?V]dF~dOkzwk{n~[Z"
    "U^SoDWQ}`XGS`W?]CKM_HRXPEzI?lr}d?{K{VatMXPQ?zxnhBXDlm`m?GQZhWajAHhQUTG|i_xD@uw?l_gu?UXF]fAa?TpolBLdOjdlUy?ET}qh}"
    "~UTWfbgUD`IjyDH?w]}vkI@EEOObJjpDuG~hJbA?mV@w_r[ZgXo^jsGjVS^rnfhEfH}VLbymfnFcyXG{dZuABLrLKBUHGo[xEROy@niH|]k@Ow~z"
    "?TNAIoAdawYR[lrxevffLKvqj^v{`TnpLfWBFjsmKLXuDBkzvqGj@`Dg\\LT|JROwIb[y`Umvgg|ps{dAB?[UFa@usad^y{PDIudWdjIJGP[``Sed"
    "Jld~IMi?_pbvlVlz_wSGrXDOk~~A`W}MN@Kz`RI?N|mW|LDNdUy?btUQFE[Hwke?G^oOIaXZg|NDWK`~_pbsDXGOsb\\h\\io`xrPVH@GQt}\\DCAZd"
    "?PgI|`[jlE_~IkhJwlGGeDDpoRDcn@}pfuuKIKgmHK_{gLWXHa_^`RgN{qXHArXaDQb}jEgTOnfgGPYVN~Rg@QyXkNnh{aSAzUYGv}U?rAPbfTR|"
    "}}E_xT[z]_|MF`?QtchE@NkgiaK\\_zK@DaaOtejazPT^mckGBO@BGqRALBwvv^@~yprZ~@Q?F]sgQaY`QypYuoxKHhG{DUWF~MPra}@n@oofB_dZ"
    "M]sBEmtTEk|no~WyEXDjyr\\sudA^@|kZbSb?C?}HzhSDSoPQtv[Yw?ZB{OP]zqGCCATfxnuSWXDCJolxB@SgvlyYIpkY?bsNGh\\TDuRr@MNdv~|G"
    "w\\H]{oyUKnJoBfJx@rOat^pd{Nh`rB\\OZ_DrqO~~Ok\\@Ja^PnAGaFnc\\wPxeP}eBKrkHdon}FN^iJCHujI[KAss~i`?hsIdQq[Cm\\qlEvq[?yHG{"
    "EpEB|^LnBRV~mrtDn[ccEKsfD?@i}]@|?NSMrUYAGBPnD\\cmSkpyJ?\\DyNPSK}G[r]sa@RtUB~\\OORGRwPdA{q\\dy~tLECtWC?pwMmWON@SVuN^w"
    "AQCV|DizBNKPORQDKC_vrQnwv`dXO``@t?xGv`GhKPDJFy{p}`wf}AHc~rOpdMJ|?O@@u^sgv]nxKTKRL`OpHolgC_YFjtDhuAGK{M{TEpx{jQxG"
    "|@WN{@gzk]t@noKpnRxKqBLXCXGBM]iRPkhDuBhORZXLuSTE~nl]uKhSxAXGH^G}@RoeLaOyNN\\wsP_ZFcovL^^w??SIKsO~Q@H\\|b?]P?Cl~rMC"
    "@ooiw[pAzpxbLp`k}]?hIM{FoseGsAwb?_QCBY}R?[H^O|Pk@RPoAsWSF]wJVronD`x_GW|t~pnzJ|rdsQsxnO}Lfc}rm}{fqQorr}QhQK?}owK|"
    "BAseBAc|MQMPYXG`P{Lx@eKNzMj{nq_}qQOSxBOdnm[bmnTw`QxbBq@{rQoR?@lTPjtKy`taKMccBGk_sPximLDF`_LlC^GqQOK\\?w|XB_xQpXDL"
    "S@X@xnHoua|RAxF\\C~kwyLhBUQsrEAFb{uJSAwr~^Q?L`RPTKwLb{aq?X__VrQhRxOcBn?wuy{`aHQxcOnXQGzVY{?\\GAPLRw?HExc}RJQPy@oSU"
    "MQ`JzQ@jyIBcks\\N}[zxq|WlF@szq|{KFBWgINTP|ptDDDj`@rr`oLGMABG\\x~TVIqSb~`ldsaliA?@QOPzh|PpE}lTEDQTRg?kua^\\ev\\oxm^|]"
    "v~BpJOxCA]KpE~HZLA[yG`c_ro{||}LOGa@@C^\\@u~`FAaKfxoWdz^GfHop]zlgvq|kaBvmKH?QGHa`[y[hL?Owz?a`NtOJ}C`CrKOUVBlXa~oqA"
    "FSDCDp\\eCjje{KtQ|jBmWL[gxWrtvOi{HqGfF~KxtbxmHElIo~HWu}cNO[\\LE?wXuTLNB|pAstzhCMPHwOG|`QwdE@]Od@B}_sdTD?GFIpd_Zt[y"
    "ZsVuwztYCk@UQdlvrY[C?go[p]TewpnuEqd{fA\\FPt?wATla\\@AWI}dM}MF{r_LTy]`j}{Sh}N|_?~OPqZWTzKZmYtXGC`^TnaOLo?icF~HDQ_LI"
    "}cTgFPsfvaHAwAjSDpxRrMlItlXSL@S}PaonqLloF_pX?~_xGPgDzlsQ~q[WlPmFEAoxZnG?b{DE[AyW~lh[FaLe}lKESmSnya|m@`GOw?PNmL?B"
    "B?hPuShHvp|e@bpFCRkQ?AP[wCbHroxgCsm?hBgjWbcU}n}MQ_gxxndOZne?JPwF|~kI@}x\\znD[D{Kwp@Ld[@oDL^\\pz~xyrOW?LQgBE^wyDDK@"
    "FRHQ{dkWqkWRDDO]CnXHkA[iv_?\\}NTJFmKXCAnTnO`lACSt?NpC@?liCLztF_S{nB|FITkXNLj?LLh\\ILfwIitCAQWcKWGE@_Wg~zt~{Dm?dRnb"
    "?tefquWTGOk\\DsovicRhxQtHlpks]AHLLoqSuDgXuPK[\\by?cI[cnOe^B}G{xKjAp{mqTMwYfL_VdQ[\\Cv_stPeN}wKKvPi?|H?iWN_NnkLyAovt"
    "}@?VvGEcRFHLV|GtJZH^x}HNxN\\_~]C`BPoK~nmQ|YjwMQGLwRvvxWvX]LloHC{DBS]@iOhYNKNZF]s?qakb}UMRrb`^tCC]MMD\\zZeMkllaRQ@s"
    "l~`bKwTSVDQCK~_qL?PAEP|^JBNUBnSWVQ{krcTwx]TNNM\\MF@tjH?CpArmdZ`xrE`JcjxO`w@OK~}_eHsXGFnHjO?@IkAhFzpTgGa@SpqXgD?kz"
    "yDNuHU?PqRoKM{HkuQgLD@GaC]xl~rZvNmlPzAGg?QzwD_kmFqICzl\\N`^AWwngRf`Z^~nw}Cn{gG@_hpBjrsCCtA}CJ{eb?LnPvskXUG}RAzx|T"
    "G?nmw~XC@OxPGEwK_|{cJ}zsD_H]{oxFD?GF@ngq~TCy|[QK@oOfirwyEC{if?WazbcdkDpJC~|kyqTS~@lI@NGujS\\qvMt`CSXY|n{d{l{?Ssl["
    "hkf~{QuBn\\@Y{?_QMOPT|nGvskOBqs\\oadFAw}oAuARHncPtyyzj[|r?y^y?C?p@n`RyJGLQJDoqROP[LbP[KoOk|q\\PDDG]@o|cz~k`lj_ly[_E"
    "DAhWALXzmQttj_X^oso~AzxZ?Gk{x\\H`EOT|zDIdD^\\n~_Hq}cp]JbgmDcLarqGOCQ?yso^v}MuYsPDorSn}B_sWU~{JSzKVXL{aMaGYzssvkOO^"
    "wNSbdbDJ@mS{qQKevQGyHlmhApqKR|dqwEO`CPM?EhFlBP[SO~joIA~KA{gGpN}FWlwxvmTWSAdCyQSq?JxcM_TGBo~}_r\\dUJQGJI|JSK]OGAxh"
    "~[Ez@`QFu\\p`MmCYg]HFE\\{vsjTd\\`MCV}Kku[q?LnV}iQv\\[A_ZABSDAFl_iDLiilbToMLIwPV[nr{^GSSNuP?X_y]S`{OcKPwsKpLxUrJtlAhc"
    "{aLCqCHhFpSqwa^?ETgeqnmiJ{DFmy[SraNnlt_]MOwkK@QpUOtnKzCR_?HM?_\\^iq?gvaqGYOTdHa@a_phXFM[RA\\T]wchA~`bA@rMWIHGPw}sQ"
    "kNkTxEWEE_cw|SpQOpT?xNh_HbSTo_pev?dgwPBAmpWLhYk{r\\Wj`RguEBWX~^kLU`xK{L_|ptHiq[oJQqlBJ`lKlnmE`_xgKnPM?JdZ~NB?v_SQ"
    "PI?[CKCGMNliSxEMJ|lCgxGXyRC_@hGi_wg[_r[rHxD@XPeGvHDlpn~azcs?XrkMEEcXIYpHx`q?UvLl`^yMCcyDblSROnhq@}Qh?Y?gwnszS}lg"
    "w]_AFUO~tRWbo}|]ybDJ?JsfFqk_BPSvtrLxD|pMwP?lvTC{@rPmGJ[QrRwIfPSEMQIhqypUQxWtnNoC|P|[yA[y@peFFp_tfpc]yP{CA~C_T_wm"
    "|dkNCQpaHIinURUBx@X|`PpXzQkbEknr_xceKxEe|mPc~]LEeLy_GQu`kCXT}Npc?|{E{ahCzbJNrJwbMdsE{eW~lG?CH~|D{PNAB]QBI?\\foC\\O"
    "JsDP@Z^tAr_`NBtD}sTPHPWHs~j\\|?{xG@BYqr[}r]_L@boq}A[l|_EQo}WuSV@h~kULIC?Ly@lDrRCzLRxyS?OsvsLJxqLKFqRrAr\\l|FL?nntf"
    "}tG@g}LCHD@w{}psxw?_vaWmMOsCC_xC_tdubg|[RH\\qwp{PAvOylogH@yxe_W~]u{eGYBgu{|BS{MGwyd~{rPPHjd`AQPdFuAHdL]SyLKw`LrhC"
    "IlZhQcVCENA`{hGLkEMsy^PXEAGSISjADT|NO}Oc}Dw\\qdhlDtlLGNDJGhFWAT\\Xg~hjPpFyT^dDKBXkwNs|V|__x`Hru\\@BvF_eEcGlwdG}{oHG"
    "X`zznqO|FNkeAnPN?}DN~p`K}~m?}_C@eqDP@_DB{BzeCu}Y`QDiUkTBH^EavngpKN\\Lx{Xz}A^C?}lCppTYmTg|oQ\\hBA_Ap~d_y`gAXBKKZD|c"
    "I]HNHdDbs|_zy}TGBALPGBakfRlp}NK`E@pHFrn`@oZAfLTUATWfdAL_JohyItLJMW|BK`waDTGbHM@CCOTp_p`FDSeXP|Sc@IaamHpQ`T_st]nx"
    "P`@?AdcoRgL]Hqq?{^|`KBiKUTHZEqsCSQga{mKy|OgjFpHR`SEC_uSZjBhal?WSIPXAPN_iV~|JwqteOjtTw_PZXc_r}@wP|AxQJ^Gt@P~QB?O["
    "|QD]yRKzRMLMEPuqU\\n[UxDk{~xLsBDW}N_uuP?xxDGpqAknu}xGStkHDsLVQPDRKs_r@`[XE~qQfagyQytJ{fNzBcWwW^_aEuBABbx[yBJsY`QD"
    "Spz|F?NntQIZCpNpgkLON~czKAHmRsor|yuUnBgDNP@opn|s\\]o`wMx]am_wH\\KPgnC{Jq}X@wBWocAClAX{FQgIx^|jGC@Vp]aU`^WrPRU?raqh"
    "HsOnHeszHPGrAj|MH_`WPNXuDedhXql]B@exEAUKEqdgw[y}_phWwrusPC{eImlbwpPjzOWw||wa}lCeJtdzJoWbgQTb_~`e{nxmnpW{zc[OLmQ?"
    "VR@FT^KeR\\[^Cq{wDRdEmA@mMM|XA~IRT[xMzA{d|qswziL}{Qd|loD}sEeNtXD[}cWr@AQA|S{S_?gp_{lCoyWc_pHKv]`UQqgx|nAZKeWzDA_m"
    "^][{{dF\\{G\\o@`LxMQJ]NuXEB]SWO}Q?AB_[u[{[{lxSx~xh|lGo}pzhIIHOAftw_qyOAsdm_x\\YE^\\BAhxZ{`DSy^_s?SC]|D|wloREB`TbEzQ?"
    "|ALVnpud}Nj{zORlx~KwRO^hHp[LIRX{?_TmGMdEArJh|c|fBHDw}O[ZJOTyBX|zr~CDKQCnUpIm?mvhFHFYsoPyq`iCgMs{[rgb@g?rG~?XX^TM"
    "{Lf\\Wn`]@QG_yS@W?Qpg?ptRxrWz~RTg?r\\GEPB{@@W~ES`F_rg{|]C?DmwY|\\ouFSgu|F_n?G?z_N{W@MDSN\\WyflUvPR@K@~KWJB]?lkguEZ]?"
    "Bo_l}ock|n_YD~_\\uG?[CNfi??eAQ?o`t?DTFdd_N@c~va_wu|wcCzt@z\\}NP]hQAtOs_so}vUEZF?SPFpho@a\\}|pXF@Pt\\DPG_?B_ypi[Dwnta"
    "zW~tPboM{zSvvOKRvP`_trdD_pwC~OXEfzx^qYBoo_`jG\\_K@ZKy~bD[sBvzraHBqQ`HIihAvugj{Nbtwq@K_zsQ}bWvCa|kaq@@z?cU@w?t{jSp"
    "_{m@|np^A]]VGPDI~BwTC}@UkrGeKG~ZCldP@q?yD@BPKn|]yrtcoFbZ}uOkKMc}DO[A\\~LXTSdnCOcrVAWBATKXy^j[v\\QE}@k{{}|M}[UBz?oV"
    "x_Ol@SdK}bmf}moeHf@s@m\\OG@qRO_hwQKep_vjvwB]F}ZDxHNuEAr{sJO{n{MwpzDkr@CRAT^TZybKmA]y@AAdnal`[v^guE|pO{cGuEblUKN{D"
    "}mWh}Q|CzChAACEnmBxY}o`A|@qYNMxBBMd]IJUNQDTlxQOwJp{d@{|k`ShfzpFPG]lCJjCWxeniwrRbZNdCnsodLGx@jJtB{IiLAw|D`_P\\itXb"
    "Eml]@@Gb~J^iCC|vT]sae^WpL_\\B?OH[EatnjzCjO^tlzCFr}rKuCSl@|jG?C?wXK|pvtMOom`A]gmlO?MLOF|`}\\os@xoDnnH`HSjJqS{dQBKrA"
    "uUzb~NpdF]cLyOP[kNs_H~m@oGOfKqJoiHG~QKU@vQlRQppCBspPD}sCvchy}~dyLa`brXt_yQDsAMoVDNO?V?l~?@WtsC`|APLE_sgeB?fLrK@A"
    "@cTtxdpy~oc}A?\\M}PGTHPLrxac\\}aGI~xGLRpocnmTYB}oh`P?qW?u?NalprQcnvo[DW^s@AOHH{BXiF^hI`^WSA?dpRAHRAmdQus[e?bLUyQtk"
    "{ncB@bCara}tXg?YRNKkMI|My]cOzpcKwnLevb`UmAYIg^IJuP{vE\\{UBmD}sG|k?arz?NB?z\\}WGOcDV`WdA}W}JdAFLDtPPnTD{ueY}xt`?bkj"
    "n_ynPOQtOd__y?mQXQgdBLgcxBi?cbDDjo@BF_[EY]zesUg}`Q_zM_b{u?Wrt}Ft{lPSAPHbAPAlfWXVAWb|~Eh`_sD]Cptn~JtwXdfADb_YSxGV"
    "FPPCtb@Mq?zln_rOwbV`V@@mIhZLGOG_{xDZ{@snlNJxmoZ~mP}?@{IKCt__NoKK~SH}teKLmf\\@|w~]GuLFZs\\nks[w@oKHq]?lWOtBDww^urxJ"
    "vo\\kETptNBpg@]QRMpq@xg|sLnn{k`RVub_~ONhxP`k?KBzjuA_Sp`omKn`oUpTbKoDH~BpfRdh_x]WHRMUUOKwSSPKqH^|ssgcLESx|DDdBzNYa"
    "oz[D{PLYun_vFBS}XQkPwuO_GBD\\W^W\\ElaX~Tr}vQptB?xiA}Xrp}\\fJ?eRP_}Nw?tMpl[vKW?G]]kCu_osT_HF?qT\\uRbd_s[R~Rd_Dd_[DM?e"
    "A_K\\ET]?|O@HN\\Wa|P\\C}rltxaOELUR^}V@S}mhIpRpPDEoWvbd[~dh{Ukz^d]P@IRBs|KtB}`HBxsFWumxPouvANmSzDnsuORXSF\\c[`U~ArvLS"
    "sSxgTu]?ow|[z~wEvSRxxaTWzUIIH]tZB{VA\\u`bPqIPIbq\\ABW|H^H\\eyAAh]oqEheJwCgyVBOUDYNdtHXp@@{petCrJ]KHJ@Pw?P`fjreCxRq?"
    "P|pVllkyxn@`_}sgIxFq|dJtH?cW`qoYQ@c@Ln?NB`\\wUEq?jZJ??hTD_sMDeaYTWgGugNcc{l[UJPhh?Jw~Dg}[leM?x|W_[unq~AkHkcjj`P}V"
    "CjzAxm?q~OCV~NrTIhDo~AE@JXD|TD~uK@wLLPQUFnUCsuxd}Oa?wMLL}rxAt\\|KEgne_xlW@QOSO_O[kop{PqB`zhDV{PrLqW|B{w~BBlDf_{^?"
    "PatvJHFAlknirw?rAG?X_|vDWZxN_u`wC_[~?QLsG_Rg{MHaDOxG`^av_w~fyGoJIa^H`^XrM]lNtmGJHeiACr]?ONf~yXE?HBcervGlQT\\AzPNQ"
    "wApiQBBKrK?Cx]@c|P?GnanjAQJ{[^slicom~xGIz\\I?o~M??kGnDQwI@_[ONKVA@n[raViJxrth~ZkOSGnxXp~Q]lkiSM~ALPx|PEChmg}?zXxy"
    "M[wsN`}qg}tDCr?fZoVA?OQtZRU?x{}U?kDKDkOoIMH{u_PVSOfAJA\\C~G}HBW|`uXGOmqQ?JBniv{WL?IPzAg?lPe^AK_@nlmJACT^cwsyVtg|z"
    "UOsd|OVuwYxh}e@__rgQgW?fdja?_qQC_xG{@BGM`[}bCrS^_qVALbch_q_zhNwyDW~oIZCYLMs[FNIHDL~o|Dkz}Ac]xaDCwKCBIkuLnqNh{^?v"
    "P@IV{L[c??nnG^IKjaOZLpKppPpnQpINN?pZ}scD@_vbCEKxq~teTBg}}]DVy~`UqcLcHRlMjuWyB@W{tMLFv^cgTcWoErZeG^kLv[HDxS\\N|pl`"
    "NtKY{EzdO}eYBpSUtKpU]_Brz?`rKXGZWB{grIknIRh^P^[hbHOBv}sSk}bytG|RA`eoKHzJ{xGFvKfHKe?cnc@jfhEaZTu^UUGu{PhdCBP[r`TH"
    "FS~}k}cz{@dTzNSv|shnHBc}}paOK`sRNmpGD@dpBc[jr@o{LAXVzNHEpJh\\@\\lMIptQ|NxLtolX~ppv{awtD~p~j^LN?KLC}Mxo~AH?w~?oFNPN"
    "qOJprlp_Xu[uAaDp?a[grzZ]i]`g?ZZwNCk}tQPcHT@C\\MkGAZCP[sDFTkcj{DghEP\\KlbwyABWR\\p^kRbP\\vrSM@OeByn|FxqHANwStXLI@{?hE"
    "o@\\H~a_YVO`XC`Ty}UD|}Z\\Z}o^fW]knVl?ky`WCro{GCb{qLp~NALO~q_sC@mTDBsS{J}d~Lmw?KAlaBbOEP?glALxY}lICKlxVB~lLjRRu~o}I"
    "y?KenR?d{^``L]HAtADnBOABoK??wn`^mp_ZDNsoJaOZEQH~yR~|FASS{A@L?b[pCmk[HAcZ~`svQlhAnLdqANjAkX`Q_}ITCW~Ae\\RI}?uc?H{E"
    "q`cZhNcWo@OUKPcW|nYgBxD_j@s`VzTA_pGdUlk]kkmNMu[BM]rATisTY@CgnKWZxPv{i]?GAIXFrADfBODPvrC_s^QwB@skttPE@pj^KbW~x@VS"
    "?NcJi@udqL_^BoJlPFsvESL[F^ZAzaXEkmzAEb[p{as}}~SowlxJB`kpxNCRv{dRil`D}_{dKpggxV|tyOs_|KS{vqD\\L@tuBuCPGtIP~BpLtpXA"
    "zS_SNoS_KNXLDrgL|sw|CCTPv?__{NFlTmouEaoRB\\XirLhh~nVjPAw?IaMgtpkjup`]z~|iGm_xF^@hkaeDHNTTe[Pc?c\\i}NP]JNtP@qkdH@@V"
    "`Y{tIEyN~aKEZbso?OzPv?PG|}TdMcpcOb\\n?~Sf\\wV^gsPGEaKLqmcPRV}Hr^l}LaYYKmdGC|[IBvWcIrgXCL`\\^nPtu_[|OKpmEkkfxbl]Ijwo"
    "NnARwF`JY?vnDrkQrl|cwy?RqP|BFDw?}O||IXsjgayN?Bk?KsGgzpSQ@RIRv{`[rpcr@Kpa}oS}u]pIq`pw@ntmoaVLnmC`I~kWBPJpy_`ZL@P]"
    "R^oxz}WjmqTdm|kR?AGh~mlAKKXXAl|Z@AHmqUOn?o{aHqsdErG?ROOm@AQSxpkRqilRy]dLI~kuBtFz|dC`LlM@IP_SG{oY?UlDNPskApxpym\\e"
    "BAw|oMwQ??|xVqgyCa[m@qCx@@??K?jkGtWhYRdTDSpNsRsZeFpxMnRhr}kHEbyLkMsdGIR?`hEn@TXVVCB[{xGF@qoEBZwzHNrApO?vw?_r?_??"
    "{n@QWpwL@jxshNsRvqPr{CDlg_mAYK{us^tzepk|XqGgkBBqFbVsjoLj{X\\NtD`EOdJbw_C^GAPdfO?oAneDDPkDBcWqpO[GBZxAmQ]drl?mt\\?~"
    "{q]KCcKmn|W\\XRoMmTbjSNs~s^EAwomLte@Bc@\\QKe@dxmXd}A_~CN[I@mO{B^okxcCzE{@z|SckHoxMGqktJrFa}mtk|lc?|QaWDZlRw`ifhZ@J"
    "AbVXFiQDLJx|nJtzi?_~Io`h`SKC@F_ftBdhomHqxbK\\@HYqJ~FA?PkMfuHzrw~`OQ_tHI`z?UfnnJWgT@PPqtHA?rnfESaHzAJjl~h@@@`HHMkj"
    "|A\\pQL|VVbtR~mdDfKjPIsCsG~tHvn[fTdTQ}r}CvRXk}?SaQU}`I[CqL?g]toPZB`hmE\\xNGsq]}PxqJ_U@FrB|G@\\a~njKGoDj|A}?Jrvk}PkT"
    "G?[y@\\JSxBpA~bXnJkpj\\q?LxPSs|~~|M@\\Hyqc}Hb@AE\\wFzOKnvqZ}sP?~xc`aupxXMRX\\AM_T~l@QAOSptA_Zn`xgEpcs~s[KC`^oXBO\\m~rr"
    "HCS]qNaLg]_w{qXBE^bu|_fqALgzfRshuBGpM}wX~BwjvkOKwz@djQPx?{{BVLZrGV|XHqPBthfuiQQRm_?BrALBrqTLD\\z~|?U?E?yH`P`XpmwT"
    "cOXEKCKrLAS_HBxJuL`CmlrnnbstAQwjua\\EHwD]IndM^~rx]`V|_uOMU\\FxAtorwbpOE?xdJq[r[Q^rv]TRFw|]Q\\|CorUeLarLA~[HE_]HnBJs"
    "q_`Yham?~B^tDPg?@FdXA\\Ah|y[FH^ldNKThBbor}pcaBRDeuj`lv`U?HQgbWNXlCrCbp]hP?@@lLQIXxcWM~qKAvVTHzllk~PhJ|cZzAuG_le_j"
    "r}wAhdG|v~pjR]GA}O|mEdgQkNfzp~o]m{WPnpOsFp{NArMGy]{zhnO{yZPLPKc?JNkXnruTOC`sz?Ov}EYa}mDp@`q@o~kyCM\\AP]DrIaidvn{}"
    "u@K}OLyELcZA~f@pAw|yj@@foNZ~XOtfH`RyIoc@n`W}`Tgn^lxFN^PAYL_i@\\\\uEaCD}cdFnbWm?GGSA_vaRaw?{oCkNmtTycgxDpGk_{XsR@Xh"
    "ocJWJ?c^@QheDnxRQNaF@aWqtebIAdalykj]AC\\Oq}mRUkgXymURKoebhHcl{Pogp_~`yA{nIc|T@UhgBnnxzmNz`[tr~Oo\\EDv?qqERCa@R_~o_"
    "ExD@@@@@@@@@@@@@@@@@@Dpv@@@@@@@@@@@@@@@@@@BxQP@@@@@@@@@@@@@@@@@@{sp@@@@@@@@@@@@@@@@@@BOk@@@@@@@@@@@@@@@@@@ClD`@@"
    "@@@@@@@@@@@@@@@@NST@@@@@@@@@@@@@@@@@@@HX@@@@@@@@@@@@@@@@@@@Nnp@@@@@@@@@@@@@@@@@@?[@@@@@@@@@@@@@@@@@@@Bte@@@@@@@@"
    "@@@@@@@@@@AnJp@@@@@@@@@@@@@@@@@@rsP@@@@@@@@@@@@@@@@@@Ot{@@@@@@@@@@@@@@@@@@CKm`@@@@@@@@@@@@@@@@@@lRt@@@@@@@@@@@@@"
    "@@@@@@@@";

const int32_t cpx_biases[] = {
    -113337, 66902, 211313, 241809, -95356, 576206, 189326, -31346, 294918, 157262, -84453, 41913, 192700, 136528,
    21898, 387780, 124094, 465218, -131018, -106328, 992339, 112232, 257376, 4242, -189236, 358494, 210490, 87074,
    166252, 174407, 164896, 203069, 93295, -244257, 88882, -46399, 1008459, 197536, 86367, 461860, 299545, 224271,
    84730, -194243, 24713, 432752, -233289, -70517, 8450, 39645, 73300, -188674, -47490, 105180, 138170, -29904,
    80516, 137033, 134056, 200374, 111572, -82038, -62494, 78906, -52189, 21916, -63619, -21142, 68134, -12119,
    109499, -42896, 169736, 219337, 417667, -62282, -3075, -43933, 159469, -51971, 330714, -137951, 45841, -332657,
    86260, 95790, -267838, 271385, -74222, -184016, 190662, 208915, 52052, 191268, 294937, 124576, -16630, 302931,
    22392, 88110, -45859, 97086, -1113, 483708, -10355, 6160, 914, 16846, 10492, 2610, 111802, -3271, 46953, 141017,
    28527, 26541, -14771, 6870, -72178, 76725, 333076, -14072, -31683, -7058, 6153, 50763, 11702, -72823, 58747,
    292992, -7409, 28425, -11332, 10781, 194153, -4123, 3263, -14088, -11569, -7564, 134134, 7608, 84624, 6389,
    -3378, 10558, -9159, -4338, 28791, 12405, -12155, 57092, 75668, 112441, -35637, -19686, 37873, 32673, -43974,
    -53022, -62987, -10535, 208758, -37069, -125925, 254675, -77084, 6012, 92220, -9838, 41701, 199676, -225327,
    85458, -40905, 36767, 9920, 37521, -42653, 56308, -83242, -118448, 112806, 215129, -60404, 13339, -95256, 50458,
    34557, 71374, -24423, 31451, 62418, -120719, 139576, 71600, -126062, -103080, 21679, -333, -122105, -97071,
    69088, 105759, 64484, -182426, 23634, -40612, -114444, -28555, -110433, 183347, -254938, 199692, 1728, 218493,
    177291, 78550, 204641, -101532, 30339, 132897, 20355, -190400, 47455, 34884, -33331, 3683, 16113, -5668, 490122,
    -14576, -7626, 22050, 1630, -20653, 13965, -5628, 20477, 108300, 56337, 102039, -4742, 142803, -5284, 29387,
    28451, 393234, 17052, 16921, 186143, 36142, -18890, 13569, 422764, 66698, 10042, 43396, 46149, 91791, 290037,
    31609, 35424, 5735, 45413, 17855, 3351, 36069, 69599, 97901, 12737, 82219, 82350, -19018, 74445, -54311,
    -130151, 23767, -22092, 251707, -7446, -4638, 102413, 166408, 534, -40236, 252175, -6616, -110926, -41844,
    -20755, 593, -66728, -173038, -100970, -15187, -77615, 235516, 27616, -88613, -187386, -28650, -6052, -69870,
    -24186, -95782, 1004, -22563, -64248, -43367, 108814, -151424, -149344, 171620, -271550, -12561, -7096, -19197,
    -24409, 135958, -82445, -141477, 156886, -102316, -373797, 49983, -152734, 230670, 123870, 127507, 42010,
    133458, -185588, -217216, -126172, -401481, 390866, 528895, -235792, -136307, 387088, 48805, 409292, 157397,
    -174860, -189060, -79023, 90555, -292435, 131835, -128496, 404299, 31797, -64374, 18596, 77223, 149728, 12622,
    -6363, 39903, 27452, -9291, 3482, 61318, -46436, -14600, 192681, -35539, 53697, 3577, 50232, 36245, 11310, 4840,
    95047, 4344, -28329, 35247, 73004, -15918, 18532, 29598, 384, 26959, 28794, 106760, 52519, 86640, -21595,
    -38925, -7924, 80474, 22548, 104154, 9503, 39722, 3767, -21924, 40593, -15146, 182, 85162, -54246, 35257,
    -33917, 154675, 30063, -4060, 24433, 12489, -22800, 52495, 438208, 7881, 47615, 29787, 213374, -3802, 141598,
    27687, 44734, 220950, 4386, 15197, 58, -34582, -51246, -5043, 85863, -42064, -27333, -119238, -35133, -21071,
    6475, -45701, 226078, 61983, 9271, 91275, 39926, -44256, 30699, -291037, 14435, -46401, -132709, -31274, 326524,
    6638, -32961, -44196, 85590, -122042, -2923, 43311, -53841, -6168, 135597, -6030, 22303, 84633, -20893, 77929,
    45448, -115434, -115919, 101152, -38279, 2238, -632, 34223, -20700, -80335, -70301, 2342, 248143, -26222, -56,
    77122, 158877, -449403, 207395, -78287, -173360, 348302, 97395, -6970, 187014, 362115, -156835, 597403, 16353,
    -30152, 38146, -131323, -77187, 227431, 170202, 22648, 125734, -129376, -139160, 76647, 149361, 110863, -507475,
    -152838, 132573, 269643, 147887, 404316, 104125, 10501, -32282, 204456, 7281, 72784, 109523, 51260, -5971, 6144,
    -56209, 1115, 9618, -47286, -1382, 22412, 52197, 46220, 809, 7812, 5078, -97974, 25759, -16929, 227007, 1935,
    55987, -6409, -31681, 83738, -39607, -33401, 32995, 13751, 120521, -3524, 32976, 7639, -28337, 10330, -24339,
    12339, 29587, -3448, 25159, -28284, 32898, -100716, 77273, 2030, -32033, -64077, -30319, -88457, 37304, -51784,
    -63328, 19904, 79938, 236510, -62221, 14558, 20623, 111028, -14173, -339720, -197189, 196073, -287524, 127777,
    -28910, -36021, 33508, -43645, -156114, 40763, 86225, -21659, 33588, -6912, 67408, 16400, 60018, 88268, -38954,
    -20533, -683, -65375, 114636, 166, 118510, 7479, 35239, -56533, -93291, -87371, -390810, -79862, -263172,
    281943, 179576, -123780, 110470, 72109, -42851, -63319, -36650, -55767, 63332, -19881, 38567, -103756, 13764,
    -535207, 100002, 19706, 164139, -27083, 127734, 69314, -6764, -60221, 3542, -5703, -98916, 129666, 57725, 5425,
    -89604, -67311, -304668, 268409, -248050, 110465, -373413, 26560, 247218, -32080, -49252, -92400, 208004,
    -243872, 321057, 170387, -297056, 214951, 18742, 139477, 151783, -117812, 168218, 129615, -320701, 165613,
    -168135, -100252, -81328, 82553, 113750, 389447, 50161, -34101, 3210, 227372, -46870, 257906, 56978, 91907,
    20950, 78358, 100577, 603822, 226655, -48454, 6313, 412241, 162797, 45458, 257317, 5173, 48422, 33769, 20631,
    228125, 56543, 63555, 97747, 74908, -35933, -10605, 39516, 67660, 3781, 89292, 152184, 24586, 105301, 40426,
    11279, 188520, 101337, -17514, 208858, 39741, 23594, -25023, 55154, 347797, 55212, 104744, 145502, 15214, 10861,
    -6214, 81750, 162255, 135023, 73141, 45434, 392807, 30969, -26936, -41227, 52179, 59166, -320422, -85574,
    -129308, 97620, 209626, -125751, -227807, -81714, 432662, -133688, 450850, -24825, 394748, -228281, -45592,
    25927, -114946, 184511, -171541, 9521, -16204, 162682, -3417, 191464, 377019, -40293, 72784, -89032, -83485,
    -189406, -59436, 354833, 179359, 211469, 336289, 131972, -70091, -180345, -72866, 124974, -62489, 351036,
    -137103, -127411, -289951, 214225, 98890, -104456, -8769, 9833, 156483, 29334, -34461, 491309, 15834, 179643,
    -18106, 81087, 197067, -53402, -165512, -140341, -9509, -454779, -386830, 74819, -9515, -57490, -58916, 290848,
    72582, -401276, 871820, 290405, -695997, -522276, 148407, -18782, 17161, -460250, 77549, -370634, 76263, 48294,
    -238683, -120182, 399232, -110090, 351870, 147210, 259644, 319949, -82055, -206907, -43835, -341337, 295851,
    -458124, 318884, -526636, -143952, -47867, -139518, 339600, -62889, 256286, -370605, -453596, 616727, -693750,
    -166579, -11930, 7616, 48777, 45345, 9794, -13815, 6780, -19565, -1630, -31601, 15156, -66430, -40612, -19611,
    -26878, 123642, -126316, 80490, 6758, 15614, 3929, 25749, 59342, 116154, -29314, -106124, 123006, -7907, -30085,
    9574, 16445, 71556, 15402, -53771, 24960, 24825, -6381, 41289, -3636, 21974, 57012, 41500, 58181, 18981, 176180,
    -10870, 9270, 102106, 29174, -36570, -9695, -38550, 18655, -65079, 196230, 30510, -20382, 354511, -22487,
    -36750, 220996, -11402, 36546, 25343, 22470, 66012, 91049, 77004, 32132, 17492, 7700, -9327, 52071, 64483,
    12537, 159629, -79234, 61228, -6658, 148407, 9414, -8764, 44684, 12719, 38789, 1192, 99508, -4719, -111433,
    26919, 16313, 70740, -94443, 32684, 1244, 104138, -23707, -114731, 22382, -28207, 239058, 69671, -193625,
    -34928, -2103, -75957, 26696, -93910, 36247, -42239, -170408, -35641, -22816, 140182, -92432, 9217, -32807,
    154926, -43991, -102236, 114346, -17413, 76500, -163545, 11122, -51252, -27356, -39448, 239966, -108436, 128084,
    -4201, 105717, -24874, 258173, 7498, 240486, -5237, -126556, -56272, 3069, -103369, 273183, 29021, -39352,
    -107288, -49219, 7095, -16278, -62870, 23087, 2883, 3410, 92089, -5194, -8317, -2051, 225821, 10575, -334,
    -88286, 146184, -57028, -22983, -30971, -95842, 177998, -69434, 62452, -37772, 15337, 51358, -144066, 21617,
    -115726, 33676, 1927, -12767, 107514, 13477, 12574, -37136, 63768, -241810, -1086, 3313, -165612, 136178,
    -68057, -538, -101151, -43625, -122745, 20182, -297916, 107914, 80756, 667540, -15192, -88838, -267277, -302855,
    22271, -86799, -349300, -131664, -214310, 110870, 2765, 41588, -88647, -624853, -310163, -245233, 35001, 590818,
    780346, -283126, -74986, -179954, -282026, -268319, -24653, -67330, 382505, 192565, -638131, 79330, -351722,
    -30260, -414965, -46090, 285588, -392979, -253519, -353799, 47291, 68581, -261508, 573, 101563, 74368, 28593,
    28529, -98226, 37083, -57013, 52558, -60923, 4866, -33976, -3388, 20503, 26295, 1392, 294509, 129288, 46052,
    337147, -111979, -97393, 66593, 117031, 19321, -4286, 153966, -199696, 37817, -4531, 65214, 59563, -6357,
    -134430, 88708, -90016, -210247, 22325, 33433, 13740, -29723, 132388, -93045, 76136, 64311, -18410, -8703,
    54564, -94361, 129826, 17185, -6154, -11188, 36444, 283811, -62214, 6979, 205501, -41255, 419822, -96468,
    145884, -74020, 94122, 87285, -38993, -72489, 32119, -119032, 49753, 66218, -26394, 7110869, -44980, -430519,
    71987, 10138, -145041, -41253, 29318, 38618, 75032, -81689, 69302, 30980, -142373, -26336, 109309, 32218, 3190,
    -2565, 72581, 5220, 45209, 89980, 3263, -216897, 101375, -84548, -11940, 5892, 9761, -238597, -159571, 98713,
    -34323, 216918, -22253, -100376, 30059, 123241, -11897, -9262, 216511, 84252, 123112, 175557, -72624, 183476,
    26938, 192354, 76852, 111699, -47187, 17406, -19702, 70169, -65451, -14441, 100790, -86666, -49735, -58605,
    65276, -13959, 87936, 128, 164194, -45828, 225929, 79273, -158555, 48900, 44806, 50561, -1134, 197047, 49636,
    20337, -79879, 13962, -105189, 99218, 18725, -394107, 145839, 74773, 120186, -117799, -63541, 53556, 55469,
    -22794, 178226, -328884, -85815, 11408, 20552, -269955, -47158, -2814, 208177, 128920, -42109, -5796, -35351,
    84047, 21923, 129028, -6233, -88474, 193189, -58609, 51935, 100220, 65775, -105183, -771, -49611, 213822,
    151268, 244528, -48125, 94658, -206241, -116378, 187601, -118767, 49596, -61745, -269728, -22068, -285326,
    90111, 150063, -239520, 187850, -263212, -125448, 158551, -180815, 164034, 87936, -157561, -22903, 56650, 7779,
    -218770, 219562, 291004, -360259, 180806, 93093, 56468, -174163, -334805, 138029, -115813, -37050, -201341,
    -343522, 293049, -32636, -79068, 113932, 41976, -113440, -228077, 114035, 129513, 354493, 34712, 145123, -703,
    -51001, 110787, 81614, 97483, 347245, 17277, -25407, 70088, -20808, -184600, 215064, -39832, 264760, 149980,
    -89200, 242907, -56925, -162818, -68214, 352394, 96696, -153284, 134931, -35183, 46513, 17724, 129005, 211219,
    267295, 90465, 5059, 183178, -119116, 76129, -38824, 53177, 109327, -64349, 28702, -98526, -84734, -1464,
    418149, -57098, 124328, 131523, 39659, 89310, 81437, 24307, 163566, 14684, -377, -109074, -76401, -37172, 46138,
    -90519, -10233, 399479, 143006, -16154, -64137, 103098, 140079, -11766, -129172, -201591, -40913, -94534, 362,
    -39965, 11974, -14095, 31806, -115301, 299011, -193291, -127135, -54101, -1473, 96626, -98028, 100107, 49964,
    -205152, 113873, 77203, 1315, 21352, -114569, 58468, -106378, 450753, 265731, -185691, -155600, 42259, 163870,
    53991, 232726, -132947, -1252, -252704, 86327, 259709, 22781, -90167, 460396, 312109, 440476, -86633, -154106,
    -23257, 150336, -28544, -47254, 81406, 205497, -102882, -44610, 196477, -121949, 4159, -10992, 34473, -54053,
    96333, -90311, -91976, 318958, -94778, 9615, -43590, 127614, -252180, -238789, 169549, -33477, -80387, -47256,
    161282, -134142, -183909, -185355, 135433, 274863, -144068, 63387, -183308, -197337, -197577, -346668, -155332,
    422132, 8990, -74617, -13072, -24842, 257367, 189961, -66803, 231152, -8338, -104466, -33531, 319398, -168174,
    59790, -24933, -123644, -111201, -74908, -141315, -181029, -83854, 286412, 6812, -29316, 580810, 430120, -35035,
    1436, -35243, -56270, 164657, 245776, 318872, -180080, -64823, 317855, 657923, 496689, -74927, 195519, 2233,
    -377338, 52631, -113439, 377241, -308590, -459208, -14278, -227361, -156517, -36523, 259463, -304607, -237502,
    378281, 156589, -121155, -362937, -25187, 112857, 455815, -209128, -12878, 12796, -219491, -134521, -264199,
    145148, -338242, 125299, -29373, -267858, 395844, 181092, -154808, -124874, 102943, -340808, -246871, 822632,
    142369, -48860, 711845, 317748, -451029, 409663, -142655, -391184, -153530, -380439, 159885, -90153, 316038,
    190726, -65672, 3359, -61073, -185984, -22190, 10873, 142202, 37163, 129, -25315, -21777, -8027, -1175, -19979,
    -124640, -21105, 37321, -28021, -46129, -11879, -104439, -18048, -169264, 83561, 45813, 32238, 45092, -5196,
    21815, 34268, -54674, 51868, 133585, 34877, -31025, 143671, -38757, 262002, 23035, -31968, -46642, 46568, 8559,
    35096, 20266, -36500, -69874, 59848, 22131, -2683, -26640, 64605, -29538, 16592, 12305, 24967, -19110, 963,
    74934, -14779, 47716, -25344, -63626, -84174, 85361, -334271, -37650, 65269, 58659, 31165, -24127, 103468,
    18557, 972, 20364, -11000, 25365, -72837, -108198, -22915, -67143, -817, -16366, 19990, -4119, -157152, 49771,
    4697, 9517, 20277, 30280, 54947, 82802, -117444, 39059, -101154, -41854, 120652, -4591, 5195, -117780, 21530,
    -35643, 173659, 33549, 94429, -36132, 37899, 46784, -11530, 294573, 55697, -19653, 80548, 149386, 277980, 37526,
    -129363, -96351, -84916, -103062, 15801, 98432, 156773, -37386, -164220, 25922, -46968, -3145, 16022, 67310,
    -5190, 50686, 70975, -165398, 70242, -52368, 68897, -30507, -159687, 67063, -11693, -66142, 5291, 63219, -4509,
    -171076, 29901, 102633, -6190, 3863, 59156, -7439, 1799, 211672, -11035, 13297, 48255, -83151, 92395, 84440,
    -57063, -20043, 13633, -50360, -2105, -66025, 6156, 149943, -10420, 621, -129636, 16680, 117944, 34475, 202244,
    139879, 162482, -20347, -31125, -109408, 101688, -236128, -116913, 99403, 76004, -47002, -26888, -66525, 91121,
    33859, 60057, 18299, -22801, 145206, 82733, -6873, -225011, 69675, -154996, -104122, 401075, -75488, -63504,
    53772, 62924, -6649, -56044, 9647, 306363, -70402, 41932, 8021, -68778, 6610, 31769, -58576, 39851, 86325,
    -12780, 90993, -68697, -31204, -22932, -49126, 165355, 91942, -33604, 53303, 21059, 129566, -8151, -4088,
    -15498, -33343, 142249, -90341, -228181, -153200, -91330, -19066, -63047, -20504, -243353, 67758, -72524, 66790,
    -220399, -37793, -37453, -26540, 128493, -529, 13069, 7111, -8975, 120548, -340247, 31587, -24233, 134385,
    274990, -47112, 331696, 21471, 115480, 409776, 183398, -235757, 331337, 283151, -11806, 76893, -11583, 361372,
    135257, 59254, 73640, 458316, -145685, 157189, -140817, 535310, -290295, 214305, 260392, -389812, 75751, 54006,
    -30896, -143928, -205815, -126987, -19205, 324884, 118683, 179785, -233894, 233873, -69224, -7331, -329672,
    140837, -269152, -262617, 219449, 19093, -393445, -95188, 475896, -357089, 74577, -91787, -122194, 222321,
    216635, 445895, 519502, -53290, -79091, 112218, 23862, -73183, -284559, -70288, 35341, -62649, -35048, 54328,
    31752, 32933, 32513, 35917, -25482, -2317, 5160, -27068, 7087, -10844, -96720, 16976, -33517, -165553, -27809,
    -84645, 10986, -1315, 105651, -68242, 144604, 121146, -22492, 135156, 53187, -7668, 6809, 38627, 58878, 74452,
    61566, -35753, 907, -24373, 6998, 29579, 19039, -3761, 134354, -371139, -16522, 66045, -39534, 26258, 50709,
    27076, 41526, 57509, 86381, -18248, 34725, -23007, -17014, 144301, -32343, -54657, 131460, 243275, 83452, 74609,
    15539, -9956, -9555, -57278, 18475, -16677, 137915, 24291, 149471, -1338, 34533, 68209, 14294, -54458, 34958,
    103461, 92481, -82031, 70679, 19227, 129517, 30972, -49246, -61669, 34809, -24918, -1377, -10164, 24612, -9309,
    -199870, 949, 118878, 305122, -148135, 20282, -66429, -56069, -58414, -57260, 8091, 20177, 17654, -75186,
    105201, 103166, 4272, 91478, -208219, -168454, 336550, 32473, -153545, 74446, -18902, 27516, 39239, -16306,
    66289, 34880, 181696, -59978, -6616, 105442, -46328, -18827, -40210, 108425, 66303, 15034, 113022, -35754,
    -54188, 133803, -286750, -7416, 111244, 45438, -72826, -184962, 19944, 17845, 95080, 20387, 107146, 88944,
    11571, 60905, 79425, 80120, -33402, 58039, 187611, 14823, -10056, 26273, 54937, 99603, -20533, 912, -32150,
    136004, 79083, 16146, -48290, 17211, 2926, -14692, -1719, -87400, -33614, -95955, 186036, 446995, -14599, -3244,
    67337, -29262, -1841, 197078, -19802, 33379, -17735, 178050, -9298, 123940, 15241, 80103, -13938, 283910,
    -22237, -171730, 59656, -96888, -181638, 114464, 78299, 191042, 7123, -238355, 23177, -19784, -10078, 217650,
    29891, -98924, -65323, -25175, -65616, 162256, -43011, -4710, 51295, -44334, 50125, 85936, 224959, -57928,
    -25676, -136424, -25019, -2078, -496, -3732, 19187, 53553, -68913, 47994, 15088, -32354, -417056, -55110, 32914,
    95787, -63021, 103191, -9458, 6979, -57377, -60256, 27651, -56503, 125659, 80451, 175208, 128961, 68918, 238193,
    22318, 7194, -7312, 270721, -31223, -225979, 99635, 7463, 205391, -188309, 216899, -340380, 77896, -268415,
    122131, -175065, 157288, 474997, 46982, 141143, -98005, 232093, 426825, 406500, -314478, -393545, -522047,
    190137, 41800, 96190, 135994, -32694, -178280, 404584, 215492, 312269, 62709, 325788, 18945, 28505, 78087,
    -154191, -183120, -399863, -247747, 126809, -191183, -88784, -175055, 194077, -348161, -584345, -39281, 173383,
    108585, -370275, 131036, -108450, 70096, -27815, 286082, 46387, 6887, 680590, 82983, 532572, -276616, -33371,
    -116354, -145043, 33149, -84319, -8189, -38904, -198764, -7663, -43040, 19019, -69019, -45209, -13866, 50810,
    292601, -130259, 40048, -218714, -173442, 42242, 3140, -161584, -35123, -127685, 20573, 39956, -52254, -4026,
    -14895, -140491, 4903, -114456, -18335, -27809, -178810, 26347, -196582, -273732, 53302, 67072, -58960, -71857,
    -81943, 536615, -38633, -262165, 112088, -223992, -442917, 24653, 65164, 43720, -38789, 2817, -215805, 19474,
    17923, 41366, -90403, 3415, 198746, -25842, -86487, 181853, -221692, -86698, 18018, 11324, -86871, -88973,
    -183140, -28723, -131638, -19824, 57465, 31862, -54090, 2840, -155343, -452176, -38829, -15693, -25447, 64250,
    32151, 4252, 7672, 25452, -24272, -292026, -116970, -279137, 20172, 55383, -42423, -206125, 90850, -21109,
    -56745, 32168, -145637, -41330, 51793, 31814, -15479, 90324, 51592, -2756, -62788, -3121, -324344, -65523,
    -94778, -68174, -131157, -73457, -307167, 64490, -48009, -57076, 15643, -35502, -4053, 51971, -353086, -36480,
    -23970, 196961, -96515, -18400, 32721, 15564, -180622, 49402, -68549, -102838, -7536, -224564, -21682, 143208,
    51263, 145063, 28904, 66020, 46986, -134879, -9511, -16698, -24164, -22703, 53105, 196939, -12575, 7973,
    -230478, 18910, -65657, -162835, -10532, 35764, -54873, -69635, -101879, -82282, -25870, -72072, 86978, 9158,
    -128923, -217094, -143509, 320080, 88892, -38933, -22272, -12835, -23690, 143459, 5887, -8631, -58830, 288557,
    -19233, 335121, -123814, -793, -277494, -105171, 58297, -30264, -230084, 223195, 99655, -185061, 186812, 380338,
    -112842, -4779, -115323, 267589, -16701, 78724, 81193, 188549, 53268, -277543, -58350, -48129, -8870, -5330,
    -60877, 166109, -102407, -171442, 263782, -19058, -3935, -21302, -92497, -53774, 158494, -284051, -102107,
    -53183, 188082, 25040, -17708, 105015, -93903, -22495, 123166, -144279, 88929, 101595, 73162, 160829, -66193,
    -4641, -14054, -86442, 77825, -38822, -105470, 30732, -46476, 52594, 26152, -264835, 262489, -44206, 68115,
    -18869, -14900, -334272, 118234, 865760, -277651, -32160, -164780, -408961, -247013, 208792, 127708, 161555,
    123055, 89975, 241567, 218932, 462314, 232152, 161489, 279721, -291671, -51839, -277664, 329566, -296909,
    -395965, 502576, -76509, -454451, -316403, -267122, -111329, -410379, 293998, 268938, -6316, -373822, -722079,
    -140696, 401775, -211856, 105821, 154264, -446138, -125400, 294662, -240348, 168134, -504975, 504733, 462523,
    -125496, -80381, -457339, -172079, 275683, 785066, -447502, -404985, 546212, -195300, 245466, 225415, 175703,
    308035, -695890, 84007, -14882, 33425, -44589, -21015, 38473, -23800, 5075, -18181, -15754, 18832, 4364, -14287,
    -18758, -8768, 3246, -11120, -9684, 21967, -5091, 42890, -21429, -20174, -26198, -11144, 12288, -12945, -1687,
    -21662, 27083, 28842, 30297, -29989, -1464, 104130, -59236, -4035, 11388, -22672, 22054, -37480, -9565, 22562,
    17167, -30517, -74239, -6111, -16964, -13033, 5338, 42088, 5059, 88483, 8582, -19931, -28705, -4779, 40586,
    -38208, -1860, -23938, 22626, 58599, 26381, -13389, -399676, -205256, 282579, -123539, 193345, -120965, 338712,
    -217568, 17593, 186618, 178499, -238314, 264757, -80533, -323461, -353222, -226142, -43953, 284733, -209743,
    134386, 225215, -62045, -134062, 117147, 7554, -236798, -96249, -3444, 130979, -167997, 25913, 1101667, 20732,
    -373003, -163992, -111978, 500402, 53612, -94577, -29774, 317942, 1093, 88417, 130180, -125389, 168191, -565205,
    -229053, 17296, -228747, 234646, 90277, 296219, 286364, -514094, 149251, -234088, -410723, -177966, -41305,
    -80854, -7795, 160877, -14881, -46923, 60660, -131776, 138009, 100587, 37706, 168708, 102030, -13979, -41472,
    -14962, 3080, -84588, -16283, 237394, -69146, 81527, 160909, -10751, 18380, 63446, -122634, 91515, -24901, 8576,
    -170170, -34413, -246887, -1021, -118507, 227931, 63518, 72588, -4200, -51688, 68824, 69775, 78948, -36192,
    -210434, 144309, 34603, -20986, 65422, 30892, 39253, -60261, -169893, 102139, 49352, 239652, 63411, 165285,
    4974, -22997, 146716, 65882, 31855, 49367, 228171, -86551, -67773, 27843, -36319, -103803, 456174, 129801,
    -63241, 62133, 90569, 246115, 636724, -245545, 359330, 544544, -92046, -187230, 196427, 460634, -7519, 196994,
    -197591, -292019, 371894, -319762, 174668, -149541, -90496, 283616, 366551, 259442, -487480, -396071, -142721,
    -11947, 3568, 156196, -23468, -37579, 4537, -11976, 37710, -42984, -42349, 23252, 1494, -48469, -57687, -43103,
    14606, 510, -10984, 42149, -40981, 29499, -5415, -20828, -123065, -50797, 21795, -67993, 26725, -8779, 49555,
    5206, 106118, -39648, 206698, -123034, -372068, 705859, 26898, 622963, 306981, 244665, 99948, -21017, 550598,
    41760, 40638, 299346, -331105, -239134, 148151, -233639, -42575, 239847, -71339, 334792, -25134, -30870, -12032,
    216733, -174951, -94137, -101826, 20637, 144612, 283429, -61680, 357030, -188400, 394932, -60236, 4460, 253127,
    -211297, -99214, -243471, -10885, 83853, 776738, -344484, 330636, -70049, 455578, -107725, -175315, 154885,
    -79049, -59733, 206678, -334682, 140960, -427693, -139258, 453453, 140496, -98099, -7175, 74468, 97794, -169730,
    -52984, 22770, -118663, 38451, 42719, 24993, -105454, 170114, 134161, 85079, 68653, 183930, -89164, -13398,
    -140870, 47055, -341103, 57118, 11799, 86879, -72013, 28351, -212831, 43886, 145801, -17345, -6361, 7858, 24476,
    198473, 245589, -12275, -235275, -11670, -11999, -87913, 217816, -86324, -32983, -328365, -33850, -111377,
    10720, -38332, 196820, 34319, 5411, -98499, 79129, -36092, -5591, 124435, 91517, 23757, -17505, 40312, -95231,
    43148, 28526, 2112, -7837, 105838, 75265, -162985, 355430, 288226, -91530, 433269, 233453, 164657, 218978,
    61479, -289410, 404885, 24542, 212252, -4383, 241022, -35794, -19012, 56144, -268858, 411385, 86564, 279499,
    385769, -54318, 314937, -520444, 277276, -436246, 15806, -30681, 162787, 11875, 122122, -114696, -90959, 91502,
    -48021, -12374, -53070, -2218, -9338, -3905, -30873, -26628, -31445, -14158, -21333, -29652, 21378, 13156,
    22244, -16826, -35795, -34065, -24925, 41169, -53206, -3193, -3762, 41100, -2253, 57880, -33090, 78005, -96366,
    -313123, -190387, -312333, -95426, -247910, -168850, -247193, -643053, -97033, -32204, -106900, -117025, -9495,
    -357074, 117336, 19280, -370546, 121579, -473944, -150221, 324000, -134516, -250818, -125200, -8289, -81823,
    -188102, 526793, -37260, 642592, 313554, -31967, -337965, -157972, -291185, 120117, -256423, -186227, -226456,
    104894, -23107, -628446, -95190, -247699, -36041, 136051, 90034, -33674, -40381, -109996, -333925, -402606,
    -128033, 181110, 166732, 139236, 409234, -117870, -180620, 276495, 133140, -71593, -67418, 81711, 115348, 64977,
    -32101, 26234, 7601, -2908, -154146, 116270, -83907, -70939, -74638, -47018, 112741, 39325, 241362, 3541,
    -62906, 130543, 94117, 51727, 21593, -160936, -33584, -115511, 55734, 39221, -135152, 9743, 72474, -4655,
    -88095, -98266, -32121, -44859, -20400, 116799, -43674, -207116, -122639, 123825, 244651, 198855, -134452,
    -124022, 42427, -218328, -80364, -121698, 228991, -88374, -180430, 217664, -4479, -30107, -15209, 84018,
    -148785, -212624, 210106, 3757, 161358, 291209, 432600, -531608, 448382, 391741, -213073, 574840, -408471,
    505016, 319085, -451757, -266484, 716614, 199056, 215650, 292358, 283459, 258613, -615231, 76064, -384361,
    135914, 421391, 417204, 523922, -233387, 274495, -152308, 466526, -521947, -365454, -541222, 63351, -136327, 0,
    0, 0, 0, 0, 0, 0,
};

const int16_t cpx_factors[] = {
    31460, 18539, 19577, 21817, 27239, 19964, 22879, 21695, 27482, 27137, 19797, 24880, 26464, 19800, 19428, 28941,
    23745, 17912, 31697, 25630, 27390, 28336, 18471, 26156, 30625, 21525, 21508, 24351, 20032, 24810, 24749, 31060,
    24440, 31870, 18713, 26582, 22471, 24489, 29391, 19999, 20556, 31627, 28230, 20766, 18100, 24536, 19928, 19934,
    27935, 22010, 22677, 19447, 32585, 22868, 26580, 24601, 16569, 32740, 16581, 25231, 18878, 23907, 23978, 29310,
    28949, 16666, 24878, 29139, 18098, 22404, 21633, 20156, 18644, 26503, 30703, 28803, 17327, 31290, 16729, 21445,
    17103, 32000, 20420, 27515, 22995, 28135, 18792, 16499, 31901, 20574, 27451, 18759, 28288, 30441, 21164, 23737,
    29243, 19809, 18975, 18847, 16657, 28141, 30719, 18116, 21163, 18635, 28212, 18467, 19988, 25874, 32252, 31050,
    24707, 28013, 28370, 23753, 26754, 26295, 22784, 24873, 31027, 27871, 21344, 19834, 31506, 26783, 19043, 17419,
    31578, 20094, 16986, 17097, 19372, 18154, 24360, 17681, 31502, 21129, 17840, 26868, 26438, 30730, 18637, 19608,
    25079, 28002, 24020, 26825, 17844, 24159, 16663, 24552, 25927, 20252, 25278, 21135, 30216, 22215, 31559, 17075,
    19358, 18797, 29568, 32746, 29319, 22045, 20042, 24264, 27555, 29414, 22946, 28085, 31132, 16538, 22024, 31315,
    29829, 19614, 26813, 17258, 23520, 23220, 29953, 19637, 19387, 19372, 17214, 20005, 26468, 26139, 19845, 19368,
    22984, 25468, 25078, 18559, 25902, 29063, 20593, 29874, 31741, 23653, 19293, 27316, 18000, 17622, 20387, 30389,
    19372, 22321, 26213, 17228, 26007, 30414, 29294, 22797, 29299, 26921, 22331, 22508, 28384, 18937, 29011, 17367,
    24213, 22009, 16627, 19308, 17668, 20445, 24342, 21360, 17434, 22350, 25832, 25060, 21443, 18292, 17817, 31124,
    17540, 17643, 17418, 29618, 31140, 19072, 27680, 32234, 23421, 22937, 28710, 20104, 16610, 23639, 32217, 19194,
    19595, 22149, 17485, 22734, 20312, 25765, 24513, 16832, 29537, 23028, 32563, 22045, 19434, 18743, 20005, 20553,
    32284, 17055, 24261, 29839, 30920, 18626, 17828, 30657, 30377, 31425, 23083, 23304, 23488, 31277, 26673, 28595,
    22370, 27736, 23544, 32393, 21809, 27713, 20884, 19455, 26625, 31446, 17544, 19135, 20562, 20126, 22509, 28983,
    21721, 26775, 18949, 28289, 32014, 18188, 23786, 23204, 17845, 18424, 28973, 17835, 31890, 24430, 16459, 18911,
    31637, 17051, 22841, 28997, 30996, 27663, 23782, 25561, 21700, 24554, 29911, 17424, 20026, 31268, 28431, 17900,
    19459, 24883, 19284, 21142, 21900, 17044, 20072, 26144, 30355, 20130, 30438, 23016, 18965, 26713, 26837, 17912,
    21142, 18474, 16504, 26649, 20405, 20249, 26852, 29442, 23846, 16857, 29052, 19740, 19723, 28047, 25211, 24601,
    20011, 24315, 31267, 25446, 23045, 22496, 23380, 25355, 25969, 17326, 22090, 26326, 30631, 18246, 27011, 23827,
    21237, 16468, 28555, 23243, 23208, 22740, 18461, 26111, 27205, 23882, 21956, 16637, 23037, 18430, 27689, 29478,
    30813, 27218, 21826, 29921, 21267, 25611, 17610, 23515, 30179, 18678, 26689, 29880, 28986, 25446, 19194, 20798,
    31645, 31332, 32223, 31998, 27812, 25590, 21538, 17351, 23572, 29213, 24039, 26466, 29625, 24119, 18181, 30849,
    29040, 16548, 24026, 26677, 31110, 22631, 16486, 20035, 21567, 16980, 18429, 20589, 29029, 23071, 31102, 28980,
    30731, 25731, 23376, 23239, 19423, 20462, 29908, 17641, 23864, 28225, 16989, 25073, 16974, 32715, 23422, 31269,
    30993, 18898, 16486, 17104, 25740, 27761, 18462, 17073, 24025, 25262, 30785, 21237, 24923, 17418, 26296, 22795,
    31333, 18935, 24917, 17039, 19240, 19847, 19349, 17908, 30149, 20616, 31674, 20227, 19252, 28012, 28050, 24599,
    20425, 29788, 22192, 16442, 18466, 28907, 24106, 17587, 18302, 25219, 16747, 19890, 24214, 19151, 29846, 25430,
    25927, 19438, 28254, 26344, 27571, 31802, 17344, 24164, 27880, 19601, 21400, 32297, 19053, 28866, 17467, 25691,
    19270, 24165, 16622, 30569, 28721, 32623, 16682, 25430, 22204, 21633, 22115, 31517, 26043, 29336, 21620, 29398,
    21740, 19813, 24273, 19481, 16481, 22971, 20205, 17062, 19164, 20522, 24309, 30604, 20599, 23434, 28223, 20191,
    20419, 29405, 21902, 17228, 22941, 18844, 23838, 21971, 24712, 32526, 16585, 31770, 21667, 26197, 24792, 19173,
    19157, 24854, 29578, 18059, 21310, 18305, 28143, 22850, 24660, 21478, 21941, 29933, 31714, 22269, 31760, 24798,
    31667, 20898, 17869, 22773, 18584, 23738, 26891, 21206, 29021, 20175, 18067, 18433, 22285, 19656, 31760, 21097,
    21182, 19815, 32529, 22901, 26249, 22101, 26466, 19131, 19603, 22060, 18027, 29369, 21242, 24697, 25512, 29580,
    28022, 25513, 23704, 24048, 16515, 25626, 23796, 18029, 32198, 28607, 23440, 17605, 16735, 18988, 17662, 20267,
    27756, 28199, 30386, 21062, 18991, 17306, 17672, 20124, 32544, 27169, 25512, 26764, 26575, 21582, 20844, 23107,
    24102, 20340, 24009, 19706, 19262, 19362, 22906, 28574, 26259, 26716, 16804, 27812, 17380, 27177, 28996, 28748,
    23844, 19627, 19835, 32612, 21839, 31875, 18993, 18458, 16798, 16887, 27135, 18545, 19687, 20083, 32396, 31832,
    24725, 23263, 20034, 28011, 21960, 17572, 17029, 22170, 31403, 21916, 22428, 29595, 20367, 22631, 26889, 18958,
    20539, 17144, 26101, 28524, 22076, 17114, 24925, 22460, 22074, 19447, 31602, 16935, 18882, 17371, 18799, 17394,
    27480, 19883, 28807, 17905, 18772, 25190, 31672, 28893, 26516, 19814, 20525, 17888, 21010, 25932, 24539, 29673,
    16944, 29746, 17938, 30249, 21464, 21850, 24717, 17799, 21166, 31022, 30124, 17267, 30651, 26921, 16620, 22934,
    25562, 22901, 28767, 27755, 23318, 22466, 19074, 24765, 32397, 28933, 26182, 28112, 20120, 16502, 25217, 26650,
    28745, 22845, 23895, 16862, 28589, 16961, 17045, 24863, 23862, 26966, 29530, 29665, 21124, 24671, 26429, 24490,
    28492, 27209, 25900, 23420, 31138, 21431, 18211, 28667, 29560, 25375, 22084, 22145, 31942, 26212, 16991, 18012,
    18110, 31333, 24507, 31744, 17609, 19395, 17038, 16832, 16625, 27011, 23711, 25106, 18826, 16902, 25165, 23788,
    26687, 23595, 20955, 21469, 19869, 16836, 24808, 18425, 29514, 22824, 18270, 22973, 29081, 26033, 21983, 16881,
    20233, 20098, 23525, 32222, 23616, 25161, 16450, 16926, 23247, 25347, 21581, 24745, 19150, 26039, 28136, 29539,
    26575, 20477, 25468, 16943, 24779, 19667, 28812, 25404, 28223, 24790, 25900, 23679, 26091, 32547, 30617, 28514,
    24053, 21809, 16414, 20808, 29593, 19910, 27584, 17784, 18737, 16631, 28845, 26819, 31285, 25921, 23659, 23099,
    17139, 22416, 19562, 18159, 17554, 22232, 27835, 29214, 16509, 26105, 23888, 31178, 17177, 29710, 31240, 19071,
    23195, 26005, 29559, 20712, 30631, 19167, 23898, 24293, 27511, 30159, 26944, 23028, 20646, 24453, 17805, 18360,
    22288, 24395, 17251, 17746, 26485, 21243, 24337, 27031, 26617, 23022, 16792, 30517, 20936, 23093, 19107, 29759,
    20125, 18955, 17296, 16392, 21792, 21704, 20926, 24527, 16876, 26466, 32188, 23211, 24036, 32211, 32137, 17223,
    17626, 30768, 18320, 29640, 16839, 25447, 18397, 21777, 16982, 27748, 19917, 17717, 31045, 18448, 20301, 18264,
    21590, 23099, 25131, 20629, 23007, 18805, 26802, 26046, 31417, 26000, 16836, 30273, 30019, 27018, 30645, 21637,
    30157, 17049, 22075, 22483, 19052, 22323, 24418, 29989, 27447, 18458, 21439, 24914, 18868, 29875, 26944, 18944,
    27608, 19553, 26765, 17296, 20810, 31271, 16515, 16473, 17226, 18140, 19807, 25341, 21125, 26614, 23433, 20357,
    29324, 24539, 23350, 28999, 20037, 21884, 17341, 16877, 21189, 16443, 18181, 21198, 16803, 22333, 17217, 18686,
    28496, 21561, 28213, 24767, 29850, 26202, 21860, 31161, 28640, 28660, 24457, 18761, 16983, 32312, 23628, 21315,
    19625, 25872, 18888, 25633, 30461, 22470, 19051, 16879, 23572, 22532, 16745, 23651, 29603, 21597, 26296, 27247,
    16641, 17326, 18168, 17994, 19767, 31318, 28791, 24406, 29845, 17281, 22083, 31929, 23992, 18174, 21168, 23963,
    16601, 26234, 18425, 27570, 16809, 24997, 21140, 22980, 17408, 26443, 28721, 27240, 17199, 22984, 17565, 21285,
    20784, 17631, 23407, 31366, 22508, 18563, 18460, 26173, 31303, 21346, 23821, 23839, 25920, 21016, 27576, 24801,
    28714, 19386, 20422, 27431, 31262, 22851, 30666, 23495, 17518, 16572, 25392, 21025, 19701, 19162, 26006, 20819,
    24938, 18796, 19807, 25231, 26527, 23031, 18633, 23304, 26622, 18412, 18734, 16594, 17948, 17066, 20779, 17185,
    31235, 24747, 24576, 24945, 29498, 20412, 17872, 16567, 24724, 23620, 29037, 32231, 28602, 17747, 27720, 18393,
    19324, 22083, 24269, 18894, 20929, 17655, 21686, 19535, 32650, 16805, 19904, 23111, 17153, 24385, 18208, 18284,
    25542, 17856, 24484, 25832, 31497, 22015, 20442, 19492, 30684, 16443, 19437, 32115, 21922, 18597, 29381, 24194,
    17552, 26613, 26353, 22878, 30771, 20531, 17797, 27948, 32308, 16990, 31537, 30372, 20397, 16794, 18627, 28099,
    20250, 16826, 20703, 17679, 24095, 17473, 29968, 23255, 32258, 21981, 19428, 23363, 20549, 16510, 18116, 31971,
    27936, 21530, 22124, 19752, 26134, 21852, 22581, 28020, 22379, 29332, 17396, 25533, 23332, 23016, 32370, 30632,
    20680, 20322, 26652, 26781, 23156, 21822, 22865, 24369, 31980, 17435, 24695, 24879, 24602, 18127, 17081, 22219,
    19183, 27277, 21963, 18452, 23728, 16504, 32281, 27402, 28569, 18335, 19994, 22581, 27355, 17769, 30726, 18753,
    31215, 29082, 23735, 32242, 27305, 16974, 19258, 31939, 18674, 16889, 19833, 17420, 19490, 23858, 23637, 18759,
    25511, 16506, 26106, 32060, 32199, 31734, 28756, 31901, 18356, 22944, 18051, 20906, 17410, 20858, 22230, 16893,
    29160, 32560, 16748, 18073, 22524, 24405, 18050, 19170, 29316, 19130, 16649, 31962, 18313, 18997, 29347, 18547,
    18209, 17345, 21697, 30780, 19001, 24440, 28465, 19067, 21852, 18544, 24665, 31351, 16969, 25307, 22672, 18344,
    28184, 26544, 23652, 21526, 30966, 19350, 17561, 31276, 27209, 31853, 18071, 22132, 26689, 23882, 24055, 23100,
    28222, 24127, 20560, 27860, 28394, 22856, 30925, 18528, 26925, 19523, 30657, 31438, 21274, 16843, 23280, 19810,
    17025, 19219, 23909, 28361, 18775, 23208, 16725, 32162, 23069, 18049, 29906, 19780, 26867, 31186, 20171, 30446,
    26438, 17352, 18773, 16550, 23368, 28255, 24098, 22469, 21844, 19170, 26890, 17202, 29409, 27776, 17025, 18894,
    17442, 19499, 30828, 32575, 18784, 17641, 22596, 19343, 17863, 32345, 21138, 16769, 29811, 24037, 17298, 17231,
    22737, 26862, 31730, 23410, 28571, 30437, 19379, 31589, 25375, 21803, 19707, 21085, 29605, 30523, 24963, 20867,
    27084, 26922, 24926, 25077, 27812, 23846, 21080, 21501, 30640, 24604, 30616, 22992, 21266, 16620, 18100, 21662,
    25487, 24794, 29274, 21887, 27908, 24516, 17417, 26261, 27293, 30034, 20737, 20154, 17958, 17466, 24596, 17423,
    22098, 20129, 27000, 25983, 17938, 31641, 21870, 23339, 17755, 18241, 21381, 17329, 28650, 28547, 31995, 23307,
    19412, 23365, 29650, 17512, 19949, 21118, 19568, 21132, 16701, 16471, 22972, 32378, 26319, 26355, 19981, 16973,
    16559, 27205, 22749, 22657, 21849, 25887, 25332, 18802, 31677, 22806, 19967, 21252, 20560, 29619, 25218, 16790,
    31108, 19724, 19853, 22551, 21744, 18042, 22259, 17910, 20091, 17536, 26066, 28333, 20295, 25657, 29638, 19264,
    25260, 27447, 24727, 20308, 20645, 26280, 18415, 31652, 24264, 24402, 25205, 29759, 17425, 28005, 21410, 23317,
    20029, 23765, 20324, 23378, 17905, 23019, 29761, 24400, 31640, 30478, 17952, 26441, 26825, 16501, 29682, 18198,
    16762, 30545, 22870, 24847, 30014, 32000, 18678, 16925, 20378, 19496, 23230, 25591, 18678, 28075, 28448, 24235,
    26356, 27406, 28576, 29492, 19697, 22121, 31276, 23852, 23478, 25368, 27474, 17271, 30083, 29112, 18756, 23019,
    18345, 18353, 16552, 30962, 21829, 17742, 18991, 32532, 16715, 25365, 30274, 24273, 16731, 32343, 29402, 31541,
    19128, 27305, 23443, 21140, 25936, 26485, 30630, 22366, 28644, 18758, 25573, 27595, 18649, 28412, 32119, 16631,
    24250, 22038, 18168, 29421, 27739, 24923, 28970, 24747, 18400, 17123, 20967, 28701, 31573, 17208, 23097, 26991,
    29337, 16687, 21890, 23199, 18643, 21211, 23427, 23590, 21209, 18011, 27567, 29044, 23216, 20951, 28268, 27333,
    24264, 30464, 19334, 17865, 16932, 31123, 29033, 25028, 26541, 18738, 16705, 23959, 22491, 28733, 29242, 16427,
    24289, 31609, 31594, 31318, 21693, 27018, 20175, 16396, 22651, 17119, 18888, 31871, 23789, 27437, 31037, 16809,
    32110, 20276, 30182, 16456, 17113, 18693, 29463, 25581, 30939, 27172, 22577, 32191, 16678, 30588, 20677, 20943,
    25930, 25601, 31784, 21279, 31480, 18415, 20351, 24666, 19793, 31960, 24262, 22512, 30846, 17938, 22973, 21722,
    30234, 32258, 24135, 19214, 17140, 24457, 17768, 26253, 21671, 28325, 26463, 18014, 18281, 20296, 17531, 30097,
    21651, 29174, 19050, 30786, 22831, 19352, 22110, 19070, 23195, 16467, 18870, 16576, 18414, 27750, 24890, 29834,
    23138, 29537, 21752, 16729, 22646, 20524, 31938, 24664, 18485, 28482, 21292, 18477, 29261, 16810, 27303, 31603,
    18798, 21819, 30216, 18003, 18516, 21325, 18926, 22658, 19689, 23998, 26156, 31846, 18923, 16589, 25962, 24663,
    19843, 20520, 32177, 28466, 29665, 29159, 32240, 20173, 26721, 21023, 30420, 23065, 20454, 30221, 25823, 19162,
    22080, 27518, 17711, 16680, 27063, 16560, 25111, 20486, 29341, 24310, 30807, 28309, 21811, 30629, 20122, 27331,
    26025, 32649, 24588, 22174, 19381, 17217, 30748, 22681, 18686, 19035, 23066, 23480, 21719, 17640, 27767, 20525,
    28860, 17279, 30861, 28707, 20137, 23695, 31236, 17238, 24207, 23959, 22878, 31468, 20993, 20082, 25332, 23293,
    19769, 16786, 31232, 18377, 16981, 30538, 20152, 26274, 30473, 18833, 32729, 18180, 27867, 18962, 23278, 28375,
    26419, 31375, 18581, 28902, 26153, 29961, 29135, 26435, 23735, 17204, 17366, 30434, 20105, 23293, 19756, 31510,
    26418, 17175, 24348, 28257, 24054, 22494, 17052, 18000, 23010, 17831, 16971, 17896, 28603, 25320, 28157, 23309,
    17973, 22969, 24073, 18743, 31108, 32585, 20933, 20216, 25876, 18467, 16496, 25782, 31044, 32187, 18038, 18914,
    17496, 29066, 22288, 19837, 22502, 26857, 26277, 23504, 16999, 29944, 31514, 27395, 17051, 19886, 23929, 19516,
    17301, 26470, 27812, 24743, 17434, 28886, 19923, 19497, 20050, 28617, 18949, 22984, 31968, 20468, 32599, 30926,
    27768, 22770, 17010, 21891, 28179, 27306, 28156, 24279, 27183, 17515, 30921, 31392, 32080, 18876, 20170, 18255,
    17180, 20658, 29983, 17724, 26482, 16604, 22612, 25035, 32069, 30265, 29260, 23477, 28136, 24470, 21704, 18617,
    22773, 24265, 23488, 16578, 18869, 24940, 28779, 17091, 29162, 31513, 25051, 30630, 29325, 26038, 22658, 21757,
    17011, 19166, 18355, 32547, 19352, 17349, 21736, 29705, 25842, 19638, 24023, 25522, 30599, 22618, 27394, 24372,
    25921, 16628, 22658, 28470, 17003, 17332, 18313, 29205, 20116, 31276, 19363, 19691, 28594, 30719, 18803, 26898,
    17264, 26882, 21018, 32409, 23338, 26085, 22538, 29607, 24323, 19844, 23713, 21890, 23087, 21911, 20332, 21708,
    19006, 28708, 28345, 18565, 22260, 19379, 26081, 26347, 22994, 17926, 19831, 23222, 27558, 28728, 31446, 25671,
    23276, 21159, 32528, 25064, 30770, 26886, 32053, 16906, 20153, 22456, 18951, 26642, 23277, 26072, 23558, 23900,
    29521, 25334, 23262, 19142, 24575, 30785, 20485, 20525, 31583, 32580, 24907, 23213, 22128, 28249, 24701, 18871,
    19461, 18782, 29618, 23029, 21642, 21870, 27146, 32375, 17070, 28243, 21462, 19639, 24699, 27814, 27736, 19731,
    19871, 16489, 30926, 26652, 19129, 18998, 26391, 21120, 28021, 20771, 23806, 28358, 27477, 25966, 20120, 20529,
    24130, 17772, 18283, 30952, 21627, 17192, 26484, 20489, 27032, 23316, 31297, 23107, 28714, 30075, 32340, 27802,
    26269, 24577, 19920, 19186, 30416, 21294, 22809, 30630, 21590, 24639, 29126, 26044, 19264, 24515, 31227, 22959,
    22323, 31456, 19813, 26169, 26054, 24317, 17386, 32437, 30070, 21582, 32216, 19501, 24468, 17050, 16424, 29760,
    31449, 22460, 19946, 26041, 25955, 21600, 18023, 26670, 21228, 30839, 19794, 29073, 22852, 27116, 19769, 21722,
    26148, 24039, 25352, 26406, 26351, 16688, 17009, 26431, 20377, 30530, 29835, 21788, 22313, 21155, 27375, 26803,
    26770, 22446, 16672, 30032, 23439, 22867, 29393, 22696, 26356, 27426, 20417, 19385, 21580, 29409, 18409, 24514,
    25628, 20120, 31047, 18709, 27040, 17093, 16749, 16642, 17884, 21886, 21743, 28620, 32478, 26828, 28267, 20550,
    17067, 31192, 24264, 26556, 18689, 17502, 19087, 27709, 28113, 19422, 21221, 18878, 16744, 17514, 31146, 19711,
    30205, 17823, 19085, 30230, 19144, 22588, 29629, 29132, 27402, 29198, 26754, 24152, 24233, 19290, 24750, 21919,
    16399, 25077, 22985, 21981, 19935, 28090, 20089, 18937, 26810, 19252, 16768, 28144, 22528, 28884, 29040, 31760,
    20832, 27946, 16759, 26434, 30276, 23944, 18919, 25587, 25996, 22625, 31429, 32195, 32668, 28310, 25873, 17442,
    23214, 22737, 30072, 16968, 17186, 16392, 18314, 23736, 19089, 31098, 25850, 23442, 26439, 32669, 16489, 16686,
    22752, 21894, 20332, 27874, 19848, 21195, 30910, 17505, 26159, 22558, 30754, 16911, 32452, 17908, 23559, 20543,
    27755, 19198, 32407, 21997, 31616, 32580, 19393, 24075, 24212, 19553, 23139, 31279, 29264, 26046, 20288, 19807,
    28047, 27843, 19620, 30450, 31423, 17579, 29735, 22411, 18210, 27334, 22034, 28827, 26157, 18590, 27536, 18256,
    22933, 28235, 24049, 20668, 30750, 28032, 16662, 19106, 16945, 18377, 31202, 28236, 26907, 18416, 25903, 24301,
    24835, 31856, 20923, 21406, 30274, 16587, 26701, 20645, 24199, 20092, 24326, 27742, 18186, 30340, 32314, 20767,
    24379, 25789, 32272, 20477, 28830, 24836, 18602, 18512, 24927, 25930, 26433, 30022, 16719, 25380, 20510, 24200,
    27778, 21593, 23009, 27492, 21485, 20791, 30619, 18715, 23591, 30090, 29317, 20105, 21861, 19031, 29924, 28549,
    27719, 20090, 17008, 29715, 18813, 24060, 21475, 24091, 32106, 23470, 23603, 17540, 20054, 20558, 19352, 24309,
    26828, 25655, 17690, 21668, 19379, 32745, 26592, 25809, 21610, 20849, 17794, 27969, 27554, 30322, 27451, 19293,
    27832, 29765, 25882, 21505, 17717, 26894, 27797, 19385, 23401, 21882, 16994, 17985, 20262, 25545, 16508, 16739,
    23403, 19632, 29866, 23016, 31560, 24753, 28217, 17742, 17100, 21919, 18865, 22317, 25179, 25676, 21660, 18882,
    26172, 20064, 22490, 18741, 26610, 18241, 20985, 31555, 21884, 26731, 27164, 32028, 25948, 19657, 30115, 31091,
    22064, 22546, 18114, 17226, 30934, 19519, 21983, 24532, 21275, 23032, 17379, 21369, 23606, 32393, 22666, 30269,
    19634, 24644, 18595, 25787, 23494, 25551, 20501, 16732, 24492, 31094, 20572, 25077, 30419, 17364, 27816, 28281,
    22289, 19671, 25752, 31985, 20711, 23398, 17275, 18319, 26964, 28134, 17788, 31825, 16425, 22375, 21169, 18990,
    25573, 17534, 30137, 23334, 17752, 21859, 16775, 23009, 19014, 23132, 18521, 28812, 23359, 26679, 26939, 24405,
    20280, 20728, 28913, 18378, 19868, 22606, 22022, 23048, 24700, 20793, 32014, 18526, 21630, 22691, 25267, 22614,
    18402, 20256, 17155, 27924, 24169, 21897, 27124, 25626, 19586, 31297, 31077, 18329, 19187, 28549, 21202, 26682,
    31017, 18590, 17266, 19245, 16647, 26794, 22945, 30513, 32635, 31606, 26012, 18516, 16586, 29565, 23134, 23274,
    28966, 20227, 23243, 26643, 20679, 20731, 23972, 25300, 17600, 25511, 28108, 29366, 31390, 24997, 21244, 21541,
    31763, 24124, 26440, 22080, 26980, 26186, 25504, 22310, 20061, 21322, 16471, 24063, 27067, 29199, 16558, 22792,
    27108, 30585, 19514, 28829, 27409, 27701, 17822, 16571, 26924, 30119, 18228, 23282, 31023, 25633, 21324, 23956,
    23699, 27038, 23500, 29280, 20445, 20285, 24130, 26854, 18663, 22329, 23767, 27438, 24196, 20334, 23686, 22601,
    28705, 31817, 16428, 32230, 28556, 23040, 29099, 19477, 23960, 18921, 24615, 16867, 29030, 20769, 17217, 17359,
    22198, 26187, 25063, 23727, 32022, 22933, 25775, 32233, 17076, 16536, 26514, 24520, 18414, 29813, 17418, 23394,
    19030, 25899, 32680, 21382, 28879, 21378, 19620, 23316, 30670, 27519, 23812, 26034, 22415, 22300, 20881, 28662,
    22922, 30684, 18049, 21989, 28513, 16920, 23427, 32393, 16625, 28274, 27779, 22558, 31832, 22266, 22634, 27619,
    22422, 19036, 22837, 20242, 22755, 27637, 26640, 17119, 25120, 20017, 22034, 25405, 25010, 28608, 26945, 21094,
    19533, 22063, 28764, 22763, 28152, 26579, 17949, 25696, 32344, 22558, 25217, 28582, 19149, 20140, 22184, 27166,
    24964, 30207, 32120, 28453, 17631, 20287, 18042, 23221, 17552, 30796, 32701, 24769, 25641, 27392, 25233, 16891,
    24237, 17035, 25967, 19469, 27041, 20269, 16571, 31261, 21141, 20263, 22419, 26685, 25863, 23891, 17853, 28783,
    28204, 23719, 20417, 24827, 26820, 30891, 28949, 21310, 29768, 30320, 18624, 16698, 29414, 24101, 16617, 19633,
    20252, 20141, 23585, 25042, 28774, 17404, 30557, 26794, 32279, 19395, 31937, 17311, 26631, 24560, 24192, 18119,
    19827, 19357, 30285, 20803, 30408, 16988, 26448, 22134, 23043, 24746, 21917, 27749, 20708, 28348, 17588, 23829,
    31255, 32475, 19010, 26703, 20832, 17182, 22601, 20462, 26586, 16897, 29852, 30956, 25370, 26084, 28131, 19334,
    24048, 16791, 20575, 23818, 32203, 21043, 20377, 18581, 31845, 28722, 25883, 19132, 20408, 26170, 23922, 32039,
    28156, 28511, 24831, 17899, 21992, 24721, 20626, 22214, 23711, 19038, 21332, 23398, 31251, 27203, 20795, 29372,
    17202, 31264, 21037, 28469, 23082, 19525, 23355, 21312, 28134, 27930, 32503, 17396, 17023, 31159, 21190, 17603,
    19201, 16983, 31144, 19514, 20895, 25865, 26701, 19874, 25363, 31194, 18417, 19755, 23730, 28713, 24691, 19398,
    24383, 30973, 17278, 21586, 17317, 26162, 26126, 30260, 29634, 23864, 16530, 18550, 21773, 27535, 20422, 20256,
    29929, 16555, 27686, 31926, 32403, 31193, 30695, 30046, 30565, 18878, 28404, 21197, 20386, 29530, 17482, 30379,
    23119, 17608, 17701, 19849, 19764, 22998, 28702, 28687, 26495, 18105, 16842, 17693, 24646, 20924, 26630, 22138,
    32607, 17926, 25597, 24087, 28065, 21077, 18548, 29760, 20261, 23247, 18966, 25379, 29320, 18794, 19826, 26792,
    28634, 23946, 24561, 17072, 30695, 22378, 22885, 27740, 18962, 28944, 17218, 18039, 24262, 21363, 30843, 16621,
    21931, 24748, 16553, 23864, 27730, 27635, 30861, 23482, 22240, 24756, 28447, 29981, 28694, 27285, 26793, 27963,
    24668, 26278, 20494, 18129, 19448, 21518, 22845, 17741, 25093, 16762, 27079, 16939, 24550, 31065, 32421, 26050,
    28192, 27985, 31539, 24433, 21581, 21255, 21350, 28895, 19603, 25337, 31938, 21404, 18336, 17863, 18046, 31338,
    22899, 16611, 31355, 25466, 20497, 18464, 21567, 25852, 23734, 32278, 19004, 26943, 21165, 19540, 23931, 26051,
    23275, 17290, 31177, 20995, 16604, 27592, 30896, 24355, 19783, 16402, 21656, 23660, 27607, 31254, 17442, 18156,
    17718, 16602, 19688, 17291, 18007, 19380, 19344, 17462, 16392, 26286, 22097, 31665, 30200, 31163, 23283, 20307,
    19759, 29815, 30697, 19135, 22415, 16855, 25167, 28073, 27738, 20761, 28837, 28961, 19763, 23167, 32621, 16530,
    24816, 25826, 24854, 20034, 23694, 23838, 30083, 21093, 22606, 19436, 31687, 23566, 17727, 28472, 26305, 31294,
    16391, 24811, 22421, 23079, 23274, 31148, 22834, 20332, 28972, 22108, 18141, 22668, 22873, 26388, 29325, 20294,
    30052, 0, 0, 0, 0, 0, 0, 0,
};

const uint8_t cpx_shifts[] = {
    10, 9, 9, 9, 10, 9, 9, 9, 10, 10, 9, 10, 10, 9, 9, 10, 8, 8, 7, 7, 10, 7, 7, 8, 7, 8, 8, 7, 7, 7, 8, 8, 7, 8, 8,
    7, 10, 8, 8, 9, 7, 7, 7, 7, 7, 9, 7, 7, 5, 5, 6, 7, 5, 7, 7, 6, 6, 7, 6, 7, 7, 6, 6, 6, 6, 5, 6, 6, 4, 4, 7, 5,
    6, 8, 8, 7, 5, 6, 7, 6, 9, 10, 9, 10, 10, 10, 9, 9, 10, 10, 10, 10, 10, 10, 10, 9, 9, 9, 9, 9, 9, 9, 10, 9, 6,
    6, 6, 6, 6, 6, 8, 7, 7, 8, 7, 7, 6, 6, 7, 7, 9, 7, 6, 6, 6, 7, 6, 7, 7, 8, 6, 6, 6, 6, 8, 6, 5, 7, 6, 7, 8, 7,
    7, 5, 5, 7, 6, 6, 6, 6, 6, 7, 7, 6, 6, 6, 7, 7, 6, 5, 6, 5, 7, 6, 7, 8, 6, 6, 5, 5, 6, 8, 8, 6, 6, 6, 6, 5, 7,
    6, 6, 7, 6, 7, 7, 6, 6, 6, 5, 6, 6, 6, 7, 7, 7, 6, 7, 7, 6, 6, 11, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 11, 10, 10, 10, 10, 10, 11, 9, 7, 7, 6, 6, 6, 6, 9, 6, 5, 6, 6, 6, 6, 6, 6, 8, 7, 7, 6, 8, 7, 6,
    7, 9, 6, 7, 8, 6, 6, 6, 9, 7, 6, 7, 6, 7, 8, 6, 7, 6, 6, 7, 6, 6, 7, 7, 6, 7, 7, 6, 7, 7, 8, 6, 5, 8, 7, 7, 7,
    8, 6, 7, 8, 6, 7, 6, 7, 7, 7, 8, 7, 5, 7, 8, 6, 7, 7, 7, 5, 7, 6, 7, 6, 6, 6, 7, 7, 7, 8, 7, 8, 7, 7, 6, 6, 6,
    10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 9,
    10, 10, 10, 6, 7, 6, 7, 7, 6, 7, 7, 6, 5, 7, 7, 6, 7, 8, 7, 6, 6, 7, 7, 6, 6, 7, 6, 7, 6, 7, 6, 7, 7, 6, 7, 6,
    7, 7, 7, 6, 7, 6, 7, 6, 7, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 8, 6, 6, 7, 6, 7, 7, 9, 7, 6, 6, 8, 6, 7, 6, 6, 8,
    6, 6, 6, 7, 7, 6, 7, 7, 5, 7, 7, 6, 7, 7, 8, 7, 6, 7, 6, 6, 6, 8, 6, 6, 7, 6, 8, 6, 7, 6, 7, 6, 7, 6, 8, 6, 7,
    6, 6, 6, 6, 8, 7, 7, 6, 7, 7, 6, 6, 6, 6, 7, 6, 6, 6, 6, 6, 6, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 11, 11,
    10, 11, 10, 10, 10, 11, 10, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 7, 6, 7, 8, 7, 8, 7, 7, 7, 7, 7,
    7, 6, 7, 6, 7, 7, 7, 6, 7, 7, 8, 6, 7, 8, 7, 7, 7, 7, 8, 7, 7, 6, 7, 8, 6, 7, 6, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 6, 8, 7, 6, 7, 6, 6, 6, 6, 6, 6, 7, 8, 6, 7, 6, 7, 7, 7, 7, 6,
    5, 7, 6, 7, 6, 6, 6, 6, 7, 7, 6, 8, 6, 7, 8, 7, 7, 7, 6, 7, 7, 6, 6, 7, 6, 7, 6, 6, 9, 6, 6, 6, 6, 7, 6, 7, 8,
    7, 6, 6, 6, 6, 6, 10, 10, 10, 10, 10, 9, 10, 10, 11, 10, 10, 10, 10, 11, 10, 10, 10, 10, 10, 9, 10, 10, 10, 11,
    10, 10, 9, 10, 9, 10, 10, 11, 8, 7, 7, 9, 7, 9, 7, 7, 7, 7, 8, 9, 8, 7, 8, 9, 8, 7, 8, 7, 7, 7, 7, 8, 8, 8, 7,
    8, 7, 7, 8, 7, 7, 7, 8, 7, 8, 7, 7, 8, 7, 7, 8, 6, 7, 6, 7, 8, 8, 7, 8, 6, 7, 7, 8, 8, 8, 7, 7, 8, 7, 7, 7, 8,
    6, 8, 7, 7, 6, 6, 7, 7, 7, 8, 8, 6, 6, 8, 7, 6, 7, 8, 7, 8, 7, 6, 7, 7, 8, 7, 7, 7, 6, 6, 7, 7, 8, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 8, 8, 7, 8, 7, 7, 8, 8, 8, 8, 7, 7, 8, 8, 7, 7, 7, 6, 7, 7, 6, 7, 10, 11, 10, 11, 10, 10, 10, 10,
    9, 11, 10, 11, 10, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10, 10, 11, 10, 10, 11, 11, 10, 10, 10, 10, 10, 11, 11,
    11, 10, 10, 9, 10, 10, 11, 10, 10, 11, 11, 11, 6, 6, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 8, 8, 7, 5, 6, 8, 6,
    7, 7, 7, 7, 8, 7, 7, 6, 7, 7, 5, 7, 7, 6, 6, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 9, 7,
    7, 8, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 8, 7, 7, 7, 8, 7, 6, 7, 6, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    6, 7, 7, 6, 8, 7, 7, 7, 6, 7, 6, 6, 6, 7, 7, 6, 5, 7, 8, 7, 6, 7, 7, 7, 7, 5, 6, 7, 6, 8, 7, 6, 8, 6, 7, 6, 7,
    7, 7, 7, 7, 6, 8, 7, 6, 7, 8, 6, 6, 6, 6, 6, 7, 6, 6, 6, 6, 5, 6, 7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 7, 7, 6, 6, 6,
    6, 6, 6, 7, 6, 6, 7, 6, 7, 7, 7, 7, 7, 8, 6, 7, 7, 6, 6, 7, 7, 6, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 11,
    11, 10, 11, 10, 9, 10, 10, 10, 10, 10, 10, 11, 11, 11, 10, 11, 10, 10, 10, 10, 10, 10, 11, 10, 11, 10, 11, 10,
    10, 11, 10, 10, 10, 10, 11, 10, 7, 7, 7, 7, 7, 7, 7, 8, 8, 7, 7, 7, 7, 7, 7, 8, 8, 7, 8, 8, 8, 7, 8, 7, 6, 7, 8,
    7, 7, 7, 7, 6, 8, 7, 7, 8, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 8, 7, 6, 8, 7, 9, 8, 8, 7, 8, 7,
    7, 7, 7, 7, 7, 7, 7, 12, 7, 8, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 8, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 6,
    7, 6, 7, 6, 7, 7, 7, 6, 6, 6, 6, 7, 6, 6, 7, 6, 7, 7, 7, 8, 7, 5, 6, 6, 6, 7, 7, 7, 7, 6, 5, 7, 7, 7, 7, 7, 7,
    6, 6, 7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 7, 6, 6, 6, 6, 6, 7, 7, 7, 6, 7, 7, 7, 3, 7, 7, 6, 6, 7,
    6, 7, 8, 6, 7, 7, 6, 7, 7, 7, 6, 6, 6, 7, 7, 7, 5, 10, 9, 9, 10, 11, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9,
    10, 10, 9, 10, 10, 10, 9, 10, 11, 10, 9, 10, 10, 9, 10, 10, 9, 9, 11, 10, 10, 10, 10, 9, 10, 10, 10, 11, 9, 10,
    10, 10, 7, 8, 7, 7, 8, 7, 7, 9, 7, 8, 7, 7, 8, 8, 8, 8, 8, 7, 8, 7, 8, 8, 9, 7, 8, 7, 8, 8, 7, 7, 8, 8, 7, 8, 8,
    8, 7, 7, 7, 8, 7, 7, 8, 7, 8, 9, 7, 8, 8, 7, 7, 7, 7, 8, 7, 7, 7, 7, 8, 7, 8, 7, 8, 8, 7, 7, 8, 8, 7, 7, 8, 7,
    7, 8, 7, 7, 8, 7, 7, 8, 8, 8, 8, 7, 7, 8, 7, 8, 8, 7, 7, 7, 7, 8, 8, 7, 8, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 7, 7,
    6, 6, 7, 7, 8, 7, 7, 6, 7, 6, 7, 7, 8, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    8, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 6, 6, 6, 7, 7, 7, 7, 7, 5, 7, 7, 7, 7, 7, 7, 8, 7, 6, 7, 7, 7, 7, 7, 6, 8,
    7, 6, 6, 7, 7, 7, 7, 7, 7, 11, 11, 11, 10, 10, 11, 10, 11, 11, 11, 10, 11, 10, 11, 10, 10, 11, 10, 10, 11, 10,
    11, 11, 11, 11, 11, 10, 11, 11, 11, 11, 10, 11, 11, 11, 10, 11, 12, 10, 10, 11, 11, 11, 10, 10, 11, 11, 10, 11,
    11, 11, 11, 10, 11, 11, 11, 10, 11, 11, 10, 11, 11, 10, 11, 6, 7, 7, 7, 7, 6, 6, 7, 6, 7, 8, 7, 7, 7, 7, 7, 7,
    7, 8, 7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 8, 7, 7, 8, 7, 7, 7, 7, 6, 7, 6, 6, 7, 7, 7, 6, 7, 7, 7, 6, 6, 6, 6, 6,
    7, 6, 6, 6, 7, 8, 7, 8, 7, 7, 7, 7, 7, 7, 6, 7, 7, 6, 7, 7, 7, 7, 7, 6, 7, 6, 7, 8, 7, 7, 7, 7, 6, 7, 7, 7, 6,
    8, 7, 8, 7, 7, 8, 6, 7, 7, 6, 7, 7, 7, 7, 7, 8, 7, 7, 8, 7, 8, 7, 8, 8, 7, 8, 6, 7, 8, 7, 8, 7, 7, 7, 6, 7, 6,
    7, 7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 6, 6, 6, 7, 7, 6, 7, 5, 7, 6, 6, 7, 6, 7, 6, 6, 6, 6, 7, 7, 6, 6, 6, 6, 6, 7,
    6, 8, 7, 6, 7, 6, 6, 7, 7, 7, 7, 6, 7, 8, 7, 6, 7, 6, 6, 7, 7, 6, 6, 6, 4, 7, 7, 6, 7, 7, 7, 7, 8, 7, 7, 7, 6,
    6, 7, 6, 8, 6, 7, 7, 6, 6, 6, 7, 6, 7, 6, 7, 6, 7, 6, 6, 7, 6, 7, 6, 7, 7, 6, 7, 6, 7, 7, 7, 7, 6, 7, 6, 6, 7,
    6, 7, 6, 6, 7, 6, 6, 7, 6, 6, 5, 6, 7, 7, 7, 7, 7, 10, 10, 11, 10, 10, 11, 10, 10, 11, 10, 11, 10, 11, 10, 11,
    11, 10, 11, 10, 11, 10, 11, 11, 10, 11, 10, 10, 11, 10, 11, 10, 11, 11, 11, 10, 10, 11, 10, 10, 10, 10, 10, 10,
    10, 11, 10, 11, 11, 10, 10, 10, 10, 11, 11, 10, 10, 11, 10, 10, 10, 11, 10, 10, 11, 7, 7, 7, 7, 7, 7, 7, 7, 6,
    7, 7, 7, 7, 7, 7, 7, 6, 7, 8, 7, 7, 7, 6, 7, 7, 8, 7, 6, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 8, 9, 6,
    7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 8, 7, 7, 7, 6, 6, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    8, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 8, 8, 6, 7, 7, 7, 7, 8, 7, 6, 8, 8, 7, 7, 7, 8, 8, 9, 7, 8, 7, 7,
    7, 6, 7, 7, 7, 8, 7, 7, 6, 7, 6, 5, 7, 6, 7, 7, 7, 6, 6, 7, 6, 7, 7, 6, 7, 6, 6, 7, 6, 7, 7, 6, 6, 6, 6, 7, 6,
    7, 7, 7, 7, 7, 6, 6, 6, 7, 7, 6, 7, 7, 7, 6, 4, 6, 7, 6, 7, 6, 8, 6, 6, 7, 7, 7, 7, 7, 6, 6, 7, 7, 6, 6, 6, 7,
    8, 7, 6, 6, 7, 6, 7, 6, 7, 7, 7, 7, 6, 6, 7, 6, 6, 7, 7, 6, 7, 6, 6, 6, 7, 7, 7, 7, 7, 5, 7, 6, 5, 5, 7, 6, 6,
    7, 6, 6, 7, 8, 6, 6, 6, 6, 6, 5, 5, 6, 7, 6, 6, 7, 7, 7, 7, 6, 7, 5, 6, 6, 10, 9, 10, 10, 10, 10, 9, 10, 10, 10,
    9, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 9, 9, 10, 9, 10, 10, 10, 9, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10,
    10, 10, 10, 9, 10, 10, 9, 10, 10, 10, 10, 9, 10, 9, 9, 9, 10, 10, 10, 10, 10, 10, 11, 9, 7, 8, 8, 7, 7, 6, 6, 8,
    7, 7, 6, 7, 7, 7, 8, 8, 8, 6, 8, 8, 7, 6, 8, 8, 8, 7, 7, 7, 7, 6, 8, 6, 7, 7, 7, 8, 7, 8, 8, 7, 7, 6, 7, 8, 9,
    7, 9, 8, 8, 9, 6, 7, 8, 7, 6, 8, 7, 7, 7, 8, 7, 8, 7, 7, 8, 8, 8, 6, 7, 7, 7, 8, 6, 8, 8, 7, 7, 8, 6, 7, 9, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 9, 7, 9, 7, 7, 6, 8, 7, 7, 7, 8, 8, 7, 7, 7, 7, 7, 8, 7, 7, 7, 8, 8, 8, 7, 8, 8, 8, 7,
    7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 6, 7, 6, 7, 7, 5, 7, 6, 8, 6, 7, 6, 7, 6, 6, 7, 6, 5, 7, 7, 5, 6, 7, 7, 7, 7,
    6, 7, 7, 7, 6, 7, 7, 6, 8, 5, 5, 6, 7, 7, 7, 7, 6, 7, 6, 6, 5, 4, 7, 7, 6, 6, 8, 5, 8, 7, 7, 7, 7, 6, 7, 7, 7,
    6, 6, 8, 7, 6, 6, 6, 8, 5, 6, 6, 7, 6, 7, 6, 5, 7, 6, 7, 7, 7, 7, 7, 7, 7, 4, 6, 6, 7, 8, 7, 6, 7, 7, 6, 6, 6,
    6, 7, 7, 7, 6, 6, 7, 6, 6, 3, 6, 6, 7, 6, 7, 5, 7, 6, 7, 8, 6, 7, 7, 4, 7, 6, 10, 9, 9, 9, 10, 9, 9, 10, 9, 9,
    9, 10, 10, 9, 10, 10, 9, 9, 9, 9, 10, 9, 10, 9, 9, 9, 9, 9, 9, 10, 9, 9, 9, 10, 9, 10, 10, 9, 9, 9, 9, 10, 10,
    9, 10, 9, 10, 10, 9, 9, 9, 10, 9, 10, 9, 9, 10, 10, 9, 10, 9, 10, 9, 9, 8, 8, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 9, 9, 8,
    8, 9, 8, 9, 9, 9, 9, 9, 9, 8, 8, 9, 9, 9, 9, 8, 8, 8, 8, 8, 9, 9, 7, 8, 8, 9, 9, 8, 9, 8, 8, 8, 8, 9, 8, 8, 8,
    8, 8, 8, 7, 7, 8, 8, 8, 8, 10, 9, 8, 8, 9, 9, 8, 8, 8, 9, 8, 8, 9, 7, 8, 9, 8, 9, 8, 8, 7, 9, 8, 9, 8, 8, 9, 8,
    8, 7, 7, 8, 5, 7, 6, 7, 7, 6, 6, 6, 6, 6, 7, 4, 5, 6, 4, 7, 6, 7, 7, 4, 6, 7, 7, 7, 5, 5, 7, 6, 7, 6, 6, 7, 5,
    7, 5, 6, 6, 6, 6, 5, 8, 6, 6, 7, 6, 6, 6, 6, 7, 6, 6, 8, 7, 6, 6, 5, 6, 7, 5, 6, 8, 6, 7, 6, 9, 9, 9, 9, 9, 10,
    9, 9, 9, 8, 8, 9, 9, 9, 9, 9, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 9, 9, 9, 9, 9, 9, 10, 10, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 8, 9, 9, 9, 9, 10, 9, 9, 10, 8, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8, 9, 7, 9, 8, 8, 8, 8, 9, 7, 8, 9, 8,
    7, 8, 7, 8, 8, 9, 7, 9, 7, 8, 8, 8, 7, 8, 8, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 9, 8, 8, 8, 9, 9, 8, 9, 9, 8, 7, 8,
    7, 7, 8, 8, 8, 8, 9, 9, 7, 7, 6, 8, 7, 6, 5, 4, 7, 5, 5, 5, 7, 7, 6, 6, 6, 7, 6, 5, 7, 6, 8, 6, 5, 7, 6, 6, 7,
    5, 7, 6, 6, 5, 7, 8, 7, 5, 7, 6, 5, 6, 8, 6, 6, 8, 7, 6, 5, 6, 7, 4, 5, 6, 6, 5, 4, 7, 6, 5, 5, 6, 6, 5, 6, 6,
    7, 6, 9, 10, 9, 9, 9, 10, 9, 10, 9, 9, 8, 9, 9, 10, 9, 9, 10, 9, 9, 10, 10, 9, 10, 9, 9, 9, 10, 9, 9, 10, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 8, 9, 8, 9, 8, 9, 9, 9, 9, 9, 9, 9, 9, 8, 9, 8, 9, 9, 9, 9, 9, 8, 8, 9, 8, 9,
    9, 8, 8, 8, 9, 8, 7, 8, 8, 8, 8, 7, 7, 9, 8, 9, 8, 9, 8, 8, 8, 8, 8, 8, 9, 8, 9, 8, 7, 8, 7, 8, 8, 9, 7, 8, 7,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 8, 8, 8, 9, 7, 7, 7, 8, 7, 6, 6, 7, 7, 5, 4, 5, 5, 7, 7, 6, 6, 6, 5, 7,
    6, 7, 4, 6, 6, 6, 7, 7, 7, 5, 6, 5, 6, 7, 4, 6, 3, 6, 6, 4, 5, 4, 6, 5, 7, 6, 7, 7, 8, 7, 7, 6, 7, 6, 7, 8, 6,
    7, 7, 5, 5, 5, 6, 7, 8, 7, 6, 7, 7, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 9, 10, 9, 10,
    10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 8, 0, 0, 0, 0, 0, 0, 0,
};
