// Scripts/attention/export.py made this file.

#include "weights.h"

_Static_assert(CPX_SALIENCY_WEIGHTS == 129280, "");
_Static_assert(CPX_SALIENCY_OUTPUTS == 3160, "");

const char cpx_packed_weights[] =
    "YD}IM\\\\D\\sRAqM~nQuXfo\\lpbOXLoulCBzLhOcVsL`~nI?KdO^|gA~Xz@^gar{GPA]p~sjOvEmONxLXEnB~h}d?^AV@X{DI[QyDQlMouUN]PmESP"
    "{^`h\\QTUxKSUiPasCChow[@qW?oQmMVuEAkSmT\\RLnfi`SqBA@H`@nNeG~K]iQxFS_|]@CKFBl\\SW[UBSll^s?f]GRySH?XLQNp]Fw|nVdGTaKhq"
    "p_SnkQ@v@C~i?XEFSlcwt|~mhFDAyGCjDoQFJbDOstcQi^lunKTEOlhBLURnWmhhgb`EyNT[sOwlWSeaopCWTk~NlbU?@vsxzhySkiOaCR_@KOQ@"
    "JXj|Nl{a|Ana_rXCE_y@pohZr@oPDTDMx|B?CCnL|b[vzpKwrEHwOAknAhuOAKkTxtDcHMsBnFt}?mTuItxgK]^dQRUzKAcoqYk\\M\\L]RmP[rMg@"
    "ClL`QNPWYM}Nvbi?y]|[Q{w^LaKvumTGpqSGp\\ru|TDRD}oCvrcoxhhLE^znJJsaAoCR_{o}`[_fxefn\\ZdtBkvAZJGTA?c}DJLm?Zs`xbeALVl?"
    "rStHB|HFJ]iFJb\\NBms\\v|O|uAsTa@cUs{SflKS\\K]|?qMBUiRMPJnINNfiKUDaFzIoqpBM?Csx]x@C_zRTIz~bqYpcovl`mBK?iPJ\\K{tdE?UTP"
    "kRUG\\_hirpISANSVWMmALblU`_dDJm[lFB_\\?Z[lxM\\TKLEFgqrZWjIT{aCuEISfjqFtBGzmVK{jta^}mQV?_~cROkrY`]drW|[mSiy[RrCoBPB_"
    "s|\\h?o[KuZGXap{Mn[tYtKPF{ziAHn@UsQQEhK|?w}xDGBA?zPjfMGiG~~VytPg_pzXptmp{I?yhyNpuA?h_BIXgQ[skEPVluLwdJlRdF?LPJw}A"
    "Dc_iroiSO[T\\Sx_zxoH{@R[iEqfnw@nw@u^{}@p~vE@~@Np@m`CC@@T@U`@H@B`@~pCn@L`@MpCi@@H@L`@U@DFX}XE?PyySnX?NLukJrxG~vOI["
    "MDz~t@m}gAGpwtcd\\[gmM@N]ZsCzm\\RAzEDRJw}lWfHY]Rk[n_TOUCSBo[[cx?zFn^_~^PJ|SS\\DzzxLhNrAl[{dEDcdAfgsyi^UOLgf}yJppElS"
    "E~e`h~cuON~svzm?j`wNt}v?j^sQ~OclRLrdg}@OSTHYzz\\X|\\JzEAwOcJBal_?DgoBsqXGxBCRjvw|SAp{[HHxBO^B}~F[NxO^nl{zjYczAfXGV"
    "OfmbvSGeHnSUKxS@ERjADPkLV^PhUdPfJ{B}wlVy?mrx?rDsyuSsNg~f?hGKp?`VqysMSZbF{~yK_pa?]sft@VmFTrQ?YtE|GllX|w?|g}mm|bQ|"
    "hOzjAxvA_uOOCo?Ue`WDo_{|C]br?ith`Q^yvnrDSqBTuA{yFUSmSCw~sJgJKfu?FqNr?SWdz|LtduYT`ReSkCaVxB\\SK|cbmOOd|QWNh_ufc_s{"
    "CC@RBc^{kZH^FAMmy|o^LNcGqHVEiBiSJbLk|Lpg?V@HSG~e}^k`f{Zo~b^Ak|jmF~|xQNlum[x|vMQ?}`Ks``Ucjx?zta~fvBDWnDWTM}lytEYi"
    "nPldiwNU|L}ExxSdEfdryBCbwqXulRWu?SMBADKtFoJA|CfA}CzxxSa?GK|XwkTRDM~Yb_u??XFqCSeswehg?md{CMu?sroi~rjM~pl{Eg~ARmRA"
    "lxOmsdT?vrDyP]XnttbAkovf^[?QMXFomnxd_~RgvZZg@Qk`UJjwM|j_BCPBMI\\MktxpkhFFOFONZe~xpjtfv~UWEOTPxtuOCua]pngpbgokXbLr"
    "RU]UnwSNC\\zNBO_B@pk@?xFjxw}Gmi[zuQN\\_xGDQ][]yHI}qcpOYjhx_|WfVw|@XQrAD`fsP\\LCR]aWx?mAQ~F|xMbP{G~iHLP|HQUi@HDd`TXm"
    "bw?k?hFAAQ`IrnhjHczbNg?crgzi\\QY\\IhGiS~sS_j]giJi?Ct`w?BVq`\\kb~CDTUaxWvPScwpOM^DsDN]YR|ctsydsO~pbu]w}FOdFATG|F`]yq"
    "vhEnohG|R[pBySue`TI?ITbf|@^oV\\I?xCFf_aGG`S\\bf~DGyLMRxBSrJvgs~q`D@CDWLJgyun@Qxx`@k|z}Gd^}uoSDoXHSmFm[uo[jp`UtN@_W"
    "v?@j{Y@plapGKlpaGN?\\{FtHG?dq~v^ry}TJNIMQrOxHIqXA`[pMBrSnl[VEFw|z@fHGNXqg_}|TF^Ijd|vgH]SLrDHi_zLD`_?aC{qn?TkCI}lr"
    "WMXNPf{xMSPpbJt`G`HavQobKCDAutWaSchc@}\\RAReBsuWEsu|vz}ky}b~VqKVRDsOXu_nj|m_uuCOqSkl[Fcb?h_PxvAaVtvWCRqDDolxuO[q_"
    "rFjFuiqVwNSM@bLdhDJxkSLBY|W]posHMNM?ADM{Y]f}s?~yDMB|p^VAL`Hyc^fux^wsJdXEl|mN@dJkdzeljR|zP?m?wLFp?|Z`y?SgEUhdR]Tv"
    "?SOIZQ`M}Qs@mbK^wp`]r@HIRnKvqdsew]Vno}cjuQhfWAp@Zc\\l?Mjz?a{JFO~zqQCS~nEkPyv^HrewYCBzBVyTwqpOrXGCk?KLhLka~}NrJOOs"
    "pQLFRTqYmqTN`]Wfrysxtjre[{?bO}^tyNg{igLU}OPET@ZCruCAzUNksc\\vsM@FrSTNWLyCkt{Kl}`MUhDeFIfIV?g_~HFPuA?lrsOtE[_u~ko^"
    "U{SNCntf\\J|GL?uBmMaGzzeOvdpO~eiJ{Qzs_v@tHdQYLjGvm^QRLm_u@oaawliAF}WMaoK\\{y\\GpRhNQzskm}a^FnDe?|{uq_{v~ZgGJkQ|~M\\C"
    "n~W{KRMbynxD~t{AhBKfbtCdtu{JG\\tpJsRyF]|Rx[WrCpM??DxnJogbM[qFkLaI@{YTE\\LlQW|KEjiGZhTiXBM@L_[zwI_BttS|GpTzdpgn}}Oe"
    "N?M\\rq_cuoc{KMlttc[fKkRAtBSA@iX@D\\Zfj]dW{teFJPwFvF@AFQ[gScsSBJruviWut~KAIQUKI@`]I[{mGsLrH[gbK_@qacGm_}M?gcLG@lhs"
    "~w~Rvwm?x?lhCLpB{GSjamcoNXDMX|y`EFGA_?a{@~Vu_zs@DrWa?^vTT_\\y_bM?_}MBDplnJ^_ahmcffemT[{pvr^lzwRW]Q_yEssh]eI_yP?Bp"
    "Rr[hAniNphPpkRG}FOojLnkXucHwPlC_pEYvWdBACktUrOSFBVkS~_DQFfI[J}@~U[YaHnE?ncCwZ~DirwWpf\\NAGPblhsdl_|g~v|vXPW?w}pW`"
    "_tG^|g^PRm@Jg]tnKrPFCEgioyvInC@TIOzeM^`CzWIBYVxNGN`WFm[EcgGCq_Agz[e??djOM}?TlaHIb}yDQZtfM|_jHzQFplCt@o?cmBGh[@OW"
    "@G\\B}okQBBU?T?H[}a[?_x}kmMgXSqdOIhGttpxEMR~AItBA_p][V~TV~q|NqJBAscqfECCukqBZ@B?DB\\`xnki_PlYSP\\C|BnA^wLpo~caA?Ep?"
    "w~R~wpfBqxGpIATw{KqGlXsZHp{NS@Y?wL|^|PSRIDg]KRd[fLYZjjz?pue[KABzK[]B|HGJpFKgzaHy?@tgo_Xh|uOPzcwsuHDE~OZdMHF~}OYL"
    "FkwDQaUL`SwEBVICp@i?tq[t^ao_nGMDTulbtbsMgKhnL@`eupOGReDbtGwYnt|s}SlbP[|ha[Q\\EIXCFPJo`Z|SOsiIxODbcwrtGscj_uE?q?t}"
    "{?AHEN`[GmN`zA@Pt?aDvOj\\HkRg|t\\ALReEuKkM~UvypUoXrT_]|TWeswvk]~{TNqNmwN@VP\\~heYwvWqJAFb`nwbTxcb{oDoYaS@BXm{lZC`Eq"
    "|qT_K[YWePR{Az_mRb{@{pgqFkN^[JfbPuT?WzTWlpK]`\\^_urT^SblNW}hwvwt[kITonVilXLp\\^{hg?jw`VrgKx@xf@q\\bCO_FaqMCHsS|g|Qy"
    "WQ|VPnpTi}?RvtYY|naUI@MDo]qMHCa?e}OzmYgW{[Hx_}TMte\\fpQlQ|qyOEp~mDmO]{KwmTr_k_MFt?lTyGDVtjA?y|anv[LnUJ^?ujdpFgAd^"
    "Nqb_vG|?R_jzubN~U`[roRmMGUqR|RwWCf`kC_HvxosEFjp|AzjuDRzAN^L[ynPLNp@l_qsVNzxPCSO^JjXEw\\PwVCJA\\aCeBysQguIRtnXSNJ}C"
    "OVyZnblIMitJvxGOEoKXXXwp`[SrqaeoTqomVBGReKVz_~XeFxGpzk|BJN{zJ`LcNcQezDdXJr~l|_eCo^mRX[jmx{QgF_TfkSvyJGzK}G]AVw]?"
    "tq\\FKRhiaPLLBlnxRvuPx?Ps|`Xp|An^zGanCauTwNffk|bqQRmbA]lRrxDr}u{]tiFqAbfbIj\\XUpwbVuSE{yCz~w_nEeC^`\\f?o{|A|K|lisow"
    "f[kdh]wTM_[KQ~xs`_NAJtU?sWD\\FORxCw\\rASo~HXFA{C~zPP`]jjWbEpIQFn@`I|P|{pPQFsJyJjZ~blVA|@kSvi\\xYbgJML{LCBxt?Ac[L`vA"
    "`TbdO{CyjoENtm_XJA[EuZfji|D[wLvOyowQ|oKKO{lXGY@g[[r}AnVAE^[vtowPVQdkl[TatbF_nZjyzOdNYkVcRHuEJKwnrEOSEcK`AE^x~mOJ"
    "Z~o}x_CB{_KM{pcv|PsnuV{UM^QNALJGILQI`PDg?kZArj^crJfhvzB{E]nA`]oW[M}?q|wukOUM`_J\\YkVJimGK?reLDnNiT[l@ZHGYCblhlPHm"
    "Sk{lkTYRCHGrNwZxk^Vg@LswCnzAhCTjq^PV_uLK`S[aw^][?VCzEORALoa?A{ZAqlpLBgXfa`gUFdrAuXFq_sVbs@KwT\\qr`]^po[ktWQB`Gyxv"
    "EY\\n?IrqC@VlbVcd{A_G@epIz[FyEMvw_pwc?BwmbNT|wKgtsZR]^HEtNn\\ivXxQxXDAzSEenLax[H\\T{jUnyhGY`_}BoRT@QqMY{KWK`RO?Lnrt"
    "icLQpa]?xW}?`[LQ@XlIhVSeO]t@_qBndoK{|QEEuX\\hAUkvyPbWskfAvtkhURRavL_Cx^{|GozPTrq?ARA?XbH{v~XDxQrupg~ca{ydTJlGdxEn"
    "k]lcX]WOF]ag@]{aMG|eSrGUQ?ZVNmLwQcdLEdRQLOrW?tn]`TA?`Zr^eXePQmnIO\\]fzxGA}W\\OLOE}}nbABdP^A~Tt?XFm`YTnv_@o_xE`VW|z"
    "Jn@Dk\\nAuWSoIS\\~smpCydDcUhEaRxFALF[oAb{eJBPVAFb_JbpHLq[oAK\\L|?T`HD|@va^RrPc}KD{n~N@RVJj}Vvlu|AwHDNgQK[sgQ}~wjWao"
    "GzB[kUFALzoaCaspWFtqLkdY^_KR_{PXG\\bzI^dVfW?C~zYIysqC~}[XvrsYFbgaJS`@zRqD]t\\aBcccEAwa?sH}xPg]~SBxJ?os{PSHGztxVW|~"
    "tAzNz\\@d[eI]Rw~n@NH|E\\sIgH_oz_KF?mgqHSmWvWGxxdhn|?wYwU_R@I`RD|@Msp^nl_S_Sxh\\f]UfAOLG^ANc@FOkRfAGzPt@xb?nzmXzGCK`"
    "ukI[Ag_SeYkt~KtHQq|}TQ|BDrtniq?MvP`t_~WrtMgd@?HTCOBoG|oGBRxMvrfdQ\\KSACXNT|tDGAtIIJ_{l{[pyOhVN}sUtcL\\F@@WVrOpzZw}"
    "B^Xxwldw\\}jowQ_My?klC?[IoKPHtqtd]~Cjz\\X{kPpDuCyeK^cgtCcvpM\\pEplIuQOxFRtaIMnjOo@@v`@[YDTWB}ckw[we|aAgMlCYRcouqHDH"
    "zROsCCtNow}MDtkeg\\dILZhjBKl{AhGJ?PloPNxg`cscYPALBEwhtn??@Cw`M]{|sU~QB@PBT?Glo_PHzqZrsVCEz@KIt_TiT`DFIp_GqLHfsDjW"
    "GX?eTdS^QywnA^taNKk~RbDXp]|KPoOaGd\\TQpC[Jw|lP@?LNhDmIVDcks\\vRA`~zqykIKSTJ~\\oV_HOBL?KsMxWDlwYwtG[FrPFvFFQ{cK]~lTN"
    "y?l@@b_dV[Ai_ygeG|h@~?yDB]Li@mw|tNSQA~V^@`HArpLKv?}P~@ZPSocdKzhKEl~{JODSEPWfIAKWrWVaN}?t[sp\\RR^|{\\}Ydlp_ElqhEQG`"
    "M^u?@o_m?cM[wtxVGc{}yMB{N_kMtAiDqmQg}TXJJZFzqmmaF[PFE|PRKr{SI@ovqno?IkqDMdlAAr|SG}OwJohw@xRrsMWBMRCPRKSuC|x}^EfY"
    "t]h_PLIKOQA_DpJxU^\\FrlxOpq_CgMdrxdOFj~c`wRD[yzUKpZldGp?Q?Lkv~TlyyTjfg_j\\?\\yU}@CF_qtv?ABy?~pAJm_fqkT{vPP~CR`FKF{r"
    "D~]Mzb\\A?uDcP|{bRsPJAKG{KVO\\Nn?Ro^SNHrZAtKkFJttlq_g`MmxhACc@waiUUA{dUhGvV]K{[qn}?`Ft}[ksV{WcEOT`~DrevDwQq^NYqots"
    "vrgLrdzAv`Snwka]{[JAIU}Zer^eP[}TG\\BCakTs|[st`QE?yRd[CC_Mr_?qQ^bnWFq?A~|vztKAeu^\\}NR?rN|MEvD~~m|mq_pfu_dr?WTiooz}"
    "{@CNokW?z`TYoR{YoOxks`hI~`loUbcZvqSZD{SPyTxHIZHp@_|]ldSWioNsQsp}qn_^TRM[cCl[C[lA@Ncy|]OuzRLirluaBG?JIO@ZhvwQ`VgW"
    "SG|FJqU[GD~k|Nlh}RPfvYtztcZylR\\qzcfTHjxSfaqB{~\\oW{DE?a{r`^mHF`OSKalc@rfg~AtSrM\\tHmclE??hoFKXOaG^w]`d~LxbwqAH@csZ"
    "ULO`@AZ]QOcB~`laq@gDlV[NRSX}LMxXWupZ}ks[zp}Gpo[zfhFaAaXh}mX`kcORt|ccvPzxnEHUlms?s^KZCo[ilAeDu`R~PQg?tBhbLhdejXGt"
    "jPEA_[UXGUgW}i\\JzOW@@OIKSW|VsMeBxXV{tlmI@sxqz?[__tY?|TEfCP[LNnYpH~\\VuSca~uhhNp}N~quYsXD{RL~mBBSeJjH@m`WdStM?NR[_"
    "vU|jrAA?]CVnB}E``VT~so?Tvw}FbKzAm~fm_sXl?~LZA[?x~jLA@nEBV]?J@bcfJim^IbYbHmDcCuLnULtMUqFSwF?}pBbYxPbsY@XczLD`UPpS"
    "`Pc}GCOVBLgDvDPAr|DSHCFD\\Jc]HO\\u@ScHPyOeGzStGpMHr{o@Mkq]\\A[YQpO}w?Tl_cqw~PaUyQca{edc||GxHAvpn|SrvUSFxkND~RwDX_hd"
    "IMpx_{pUFpww_pJlB{flzaH|Hs\\Ix^@]yBvknc}fQJ]LAaWZLu}?p}tv{QfWA{lvGeGhuottAnwq?HFzQ]~?TBWzRKxK?aK_BjPRr[XKBr^j|KtR"
    "|^fnFrr~wqSHC}PH\\M@U}wsQu]J[MNXifBrmsb}SqAXGfXGLwoFw}bWh[KJN^qOdQMD\\HWoCZiwaz?UnLg|A]|suNDQ?ARsNNLlQ`VKUq?xDvvwY"
    "m}rRS@a?rG|WDldm?@YY~mLF_sosxNBhKw|IG^_IGG?umZIQ|`Pfyc`N`Z`il[?_Cg|ur~RCpiKGz}lQBMk_EBM^K\\pj?nAPU|`Rwtm@P}y@M]mC"
    "AMD[JDCL_?]KqVURAt{DswShespVPpcrhsxyGNGBGGjA}X~ABbTImz\\YwRgBsw|qkbq?G`HcSquqo^Gwl?s{p{O{j]SOu[spjNYIcQeXsuGYTK|q"
    "Xmvh}xD@PODf|OKuL`Owv\\zAABHTrDWpHfpXfMDUL~m?Ap[eMo{FIabuI_h|??LDGmBiky^`POZlzKxKBZ}TMnCogpg@ARCht@@@JZ}Xumd]Nz{p"
    "t_m@?MLqE_?iRqMtlEEPB~jTGoMQMTsX`\\DK|pcuG\\ID_r]_Ols@Ove_xxNcB^M?VJS{s^P`GdllG{?UQ\\ljhkKV~C?vLcPFlNHys|lUVYUWXsHq"
    "YJ@gdaAWVcW`jT^GXM}GCZbAIMPc~BGhVg\\RkRWNJuV[LJUEJZOIFip^BpqUTtA?Y\\|_ObcxJ|H_{npkmcrAyW}lndCLwOffPvf`MtrZio{X}Rbj"
    "KsLTvA?U|Ee^Xp_IpC~AQRAfkgnAm^mNqLWE\\OMKyOpuLiz}~rYFGn_J~p_RAcW|@Bo_jN\\URduUWcTAn??YT^YWLqwq~vJyGc\\c@epX}BpmElhS"
    "L|_lp}SBP|puInErDOHh{xDKrVE\\ES_axmTmScFVmHGbiu{rU\\yRvNhLyOc[`W|HCu?`~sDlx^`GAtTE?{mYVDPAUJUHv`eKhLaAyM?hGkbx@brq"
    "iOp[@|tmvRiBQn~Uwlwqt^\\^i\\rvyZxvd?tupj@k\\a?S|b^`B@KZz]HI[S}Ky@WQLRmsPTb{{uDLuM\\\\Jp[M?ziXDn@AcPXcPRZywMcHIa@wAvZK"
    "xoSGOVKoO[V_|Y]Hke?KEGBZ?R}n_}@I_sKu_ceJ}lLI|WzWQj]@kzAY`T[aLpo_^cLSC]gvSd]BuUjmoMw{B^qAJbXzz[O`w_`R\\eJAT\\XITjrO"
    "iA^XGG|abVjX_xE?vg?Uzihz`^bq}UjA_zgl`RRtn~EdgDyxM|Z|_q_~^MF[YXF``Sbau^jxEMyXCE^zf~_rWfJAkxGK~lFG@GZ{SCNYQGE?UW?`"
    "O_`iHg?\\npdPAk{~GoM?CSKZRG}W]b^|@NLVr_?@QT@wew~H[hGxUW|S_uWomNlt~FgctWCvi]U?`RNGFmr{R^u?jKZvUOMn_?LV[ijeLV{hTmUN"
    "{pp^GRGOYUnMyZi?GhDYrTg?TUah|iFANW~MD^soK\\YkMZPIx_}LSn]`CgisdAGPOa[h@Ybx|g?Sx}TEA]gVxLHcC`CMvNWQozwC_sgi_R}?Mebo"
    "q~m?_w?Xi\\fAQnqky_PTADwVYG[n}FnKoXFAh[Wt`XFIZjk_pNEsr]tOhcDFRuIoT{`Xy?NcWC]__?AejaI?]dVAW\\}IKmNpodb?nP`upFFjFWwa"
    "pbaKFoGiISpZJkW}GCc]?PcKmRlvCnyFNO`^Jp@nKqcfMiDj{TBUANkp@~DTgbSgK]^xN@|HzjXI_}FuCbP|CvOwC]X[DQ?PT|cpKo}uEOJ^r@Va"
    "m`LNCnkg@`cWqtp]zxpPbS]PuMlHyp~f@~XPGLc_w`Oc@L\\lU]{zwpNnyUGTRN@wKXc_GM@?AR`{SPZpAOEBG?HBDluR|tXPn\\cVF~[`?Bxc?fTW"
    "Dpw`Hq\\~IG\\ORbs`HmrttQN?DCXoS{ShndRSKqPWCN{G_}ucT|GmGmuHxHDBE[CxJsOlJLvZGrktj|Rt|n?wjA{@|eE?o_kTE~FABD@U@MTXQttF"
    "vLi[EeX^YEs]ud]Hu?NAytID~TgJGd{boMtcwLWq^LGM}Aog?~jl@QOlDr|tO|OOoAjAAQhjukkXDM{{~?tdLuI?ik_x@]xvC|gh@PCX@\\plza{w"
    "Ued|BpiOI@wnozn~@LVCgD\\yOspAcPzqE[cRWPW|?nbmL`k{FJ[suLwZ~`@~{{h~EC?YFBWYF`ssjRk[KMeQu?fhEcf}sNGJsq`I{Ol@SdOmzZcv"
    "Sq@]PSd^D^S}D|miTF[U|pucIrLHfyWuKsOo?KsTGskQtpl^omClxOIgycpOR]siHxSp~bQZ}}?ss\\~ssQLO@Nhsot_~?AKpzB[hUTdemmxIt]GZ"
    "GOuFHZTBnk@`wOOwV\\TAeW_@y^GZN\\lWuSI^upcApxDFwLPJiNtPmLVtzrLeQ}tvNOOyHC[Wtod?_~gAj_Ksx}@c@LEH{Mt^\\G|vnsBj`[DOhMO}"
    "{dThBMpKz_}i}?S|mBa@BsHVGXGNQO?~JT`q[nMTF^L@N`pJBTLED_GFBrkNJ]g\\t^HfFk_D_zdi\\sVlf@CyG[kNg\\EHqatXJK{gxmACNW|fJ@pB"
    "`[Ou~adB}G|sS`NV}rC\\WulPx_[j@RlSr^Cpt`pg}MFsYPzyQmWVuNtPyxmPsbBPQUWoLL^Vu}XFA{YE|D^{i[pf^Kx[AJs`NPq]HOTm?Cs?SksR"
    "Tw~||O|TxaZn{lPrwR?dVdD?|cl@@m_r@lPjo`@}A\\SLF}HMY@lU|KBmlmCwz}H|Dw~wPsywO[GxtQsMx]Fn]SSY}DVntpNAod?ku?`WlQDUQOfy"
    "PZLnP_Guraa?zebuJ}[ZxrhM???fl^DD]@\\HTzlcp}g[NPo]w?Z~ClfWC`hA{rU|J@?jxn@TkZlCx?|VO@~{O[wHkAW??[DitNokOEQ\\t?`qsrwI"
    "B@_n_@G}Cs\\KRlaBKb}?@tGzsm\\BtJmIRQ@D`VgSL\\MaNctl[Ra@IsP@vS\\EzlDrDeY?nRc]YRcqv\\g[?D_KO\\W@NSvlz{\\eQa|CIaSUw]|iVQIC"
    "Ir^esQCliS_`obTOGSLdstlahu@cd}laFj|\\BRmlLmK`|OiAC?XFwnq?[@jy@~STwPkN~rP|qo|iu_[QEqdStBmKnQlIFLWuWbkpyN\\Wvv_JHos^"
    "w_wkLdtcAui?VsXux}LGnSCozOxcPSLuHDP~XjGSExES~mTeqBklqLXN|PLMDQ`cXlcN|`Lawmpkqbk|zPjrzAGPSnhYRRf_LoeSio_nBFjAy_cW"
    "MOluHi]Wg{LqCMk~M\\|oMsKBv`|}EYxZKuW}tStitaod}m[KhjE`IZLENM^AHNtmgr\\^pAuKzm[YL_DYjV_KwqgPuLOh}[WhTOxGz@Tl?BSs@PSS"
    "D`ov{^Cm[^\\tLSpJBTJOBnp\\`S]KEOd?G@kIryWovk?Tt~kNx^L~Qf^~zsKyyp{{DG?oX_lnBSCzncPBFZlkMocvlQHlC^lCC@mhMk~enapU{oYd"
    "p{kz]po\\LUZ\\kQCrF}xf}?{cP]T@SotusSDLC\\~xhThYyT[myP[Kpb@~HOWaSAPkKA{PG`lOSjKcrNtZCi@[vMK`q}k]?BlGIBy`DIYCKxk?~mLN"
    "xXPgHODvDnw~l]D[wLBuq`[k|]DaNpTRJD_nHddr@MKjSBspFmq@pVn}tPgxCPD\\yLk_Br`BHjdvIsPEsdHM\\jByyrF~H}X`opaELmD[}V`FNqMu"
    "xG?dqdL`ikdqDLwhCxvAWz_EmTeSIRT{HGHhYaOxROgsC@LhEPIDxh?\\Fjdw@}_uvClIvS?\\or~AsC@p`\\?Tto\\@o]jxMZo}LgUTtO_Gur[?AIcq"
    "xlSO?T}@RafO[n\\@NrOiuINms{tOAAC}UU{a}i`HxZKbXRhRBSsypqpsoPBATkrVA[`oDkXaRAhbAesDCyOftIKLoQ@NKJgA?PgKTPSPt^\\gn^{e"
    "@]@vEp\\QAqhRRsG\\aN\\iDpOlDQBc]g|aCw|Ii~C^pzp`R{AgNB_VKf]U{AsoV`AFslDqr{V_L[^?tb_][ng[Pjz~LiulDLwY}LepRlD\\L}oc}OHp"
    "ALWfC@@HP\\Y?THDOsNSr{J}FzZtBnpvAQY[ir~GsRikv~DWxxU@nzrO]nA{^E_{|sxG[JowwG[cAh`xIFBk~FDCxJ|q\\gkMl}DGARLtz`Pdhu_Kr"
    "x@n??e{IveRCKBDUUxohOali{A\\zZY\\K?A?`Dn}lBRQET^h_xQPGJR[C{CwC?TPv{~cHNs@ZK~xNESuJXzcbv|[|tMESJzN_t^lRkliGNtrsI`Ly"
    "BMtG}QmeUL~|iNCCzBv[nLVynlDKk{jhoOg`qf\\jsw|kBZkRrrkaF^?to|~oRp{ZGAl?BMcaVE`Io~__keBGzPk[tBw?VyFzr\\vcwksmnkPPEaPe"
    "xRPgWZd{uRQphpoOB}brHIQkV|Tkl_~nLmQaoc\\T^O{|_{ngJasKrkt[G@dpJ`HU@pm`eTGhI]OhPe\\nUC@SAm_s_}SYptOhOzIKOQ@@D[VuYq\\N"
    "iKtfAomyOHECuTtlrBujBTVZubfA|^lxOKHcR|XQQ~Ft[}Kpku[\\ypd{JRXSqhDxNsBmGzGRqLSQiUECNEjsNcGt?UzAW}g^x\\kptjbugL_|F|hS"
    "AMcR@nQj|d?yMc_|O^ARWs@X@LX}H?{|oFHDL@|PIu`tkpJQ|@lprxG@RlIUlTy?ZUg]re{W}p@GDeT~n}PR?nlZ`^{^EVUbB`[js~BAtM`LZN@Y"
    "mhErK`TYG|SXGk|vIfK[rFiANTTIEmR{E?oT\\VoK{CS?sL?}rOD}zBXE|__fxsZ^W}KJFm[kykw|}|sBuAg|vKhhvVeVK~Xy{k?BrOeIBxRACNSf"
    "twKYic}PpCJ||jBg?MILJjCTAG|pIRpvNSA\\WLK?w\\sHee[~UKM^toTsWA_{@{rxpQPW|}[tFo{cmpwZCWL\\wHGzLMSK~{`YwB`xPttiI]FwIqqh"
    "vNcwK`|OoRZU{{kuo\\lML^h@v{mL|RL[Rq`iDKjvHaDktbzTOo?CtTHRj[LFyOMYAzeDyrsqBcnVhXG__~_@|youM|KtjPsDfCr\\Lw|XLNoXUL|^"
    "pkoIS@owo?GwvppW}tpTK]w`eNLyrw`IJb?SNWvSQM_dxMLapNXn`PMMJSYIEEMKMOLPI?Jqnv]AKg~bHds}CcuU@lx]kUHj@bVb@[kPBeG]IC}H"
    "BdkcB_Ywm_ZQhAloI_?zuiA@@cWy}]|aCz@yWPkRL~HiJSWZ}_x[msmNwXUJRzjA^FtFHa{|{\\kTL[dEznrAo[]cA@yAa_xoQrsLgeLJq|E^rJU@"
    "h|NAuc|mHcC[iBX^SVibEQDnM@dIvbdf@_GO@_HLvM|\\UP\\bkTpYBnpURfPDvm@KBMlg@otnlH~~`^Lvsrw?SLJAfbVABmtKJNMXJli?yFpMIw?v"
    "?AUrGQ@rBKftmXGq~_n}MW?I?QwllA\\A{RDJFDgKpbErWt|QwQxIEXFv~mlPx??WBlp}JDtaGT{U~~GuBG|g|MpQkagit?eHk^ctM?Y]l?Wczncw"
    "QPSKiT`iLvKpsyW[L{kvOC|tX@xy_~tJVzcjN@OYP]@Uwzodp?UB_tw|hnSIK@mhzDCaxOhuUDG_qtWZ~m@mxLwIVNCiAAGnYNzrya~AIF_kEo]}"
    "JmZyxqDU|ORAb}T~L^Otoc\\?moraykKMFrky{\\He`^HTEBh}ylcWHns\\mC\\IAYzvW?~AvTuL~tKpjkS[BpcdF\\P\\B{unBrFzvaC_`]WGDRNFG~[A"
    "pPRpDpcvrOrdoLXo~`X\\DaTEQClPRyPySB`Gw|b}JpFwpqqNMFXmWBc^~SNnwY|V}[ViAFtpy\\FX`_]B]SMPP^ZenjsgeT`EtBijzOsqhn{rNO|Z"
    "CSTFkM\\wI??^EkvyXEXolw~dsRdAr{EMgQKpC}cWPB\\q|\\{bx}LgzdOLi|XJPTgYTCdfmn{Utkk}|M{btl[ZEgqDJmZilqMA}?gRm[g`}G|vxR_R"
    "nlX_?a\\zq^ppuKLk|k`dXAE@MhGy`W?CpSvPYKmyO^[XMDRp~`~{uXls^\\?OvaR}I]hUtZMNx^MloTuZt`[zuY}EKaTWUa~ouGr|@juRBNw^B_AQ"
    "?MbUAtJnRkPwfasw`PhBM}XZlApF_zLWXiLp}BDjFJru@{{tUPLdGTtfK}\\ADy`}U`l`i?JnS|XCJh[{Ea`uSOmKAplpF~eAW^TnKMS|FzL|`XGY"
    "K@w\\YJHCmn{nuBcElBg`{NZ`p^SNKDHjcPMEKoSdCBdh@_ODi_kX|~Oi~MwEPAoNts@WWBzmY@vwCBPyGnKUONOszSXEq]q?@fw}[kP^MaovccTf"
    "@|[Z@WCC~NsvLPfJe@pgCR`zzw?bWR\\IDscmHO[i|KkAjZm?wg|Jk@KBbgkcZkGbQtk`TDDLDBJcr^jFCCG\\HqwLHmZvp`joCpdswaaGsnXIspOP"
    "DKwx~|opkKhfBo_CAQHX`[eH^zlgnkOm{^csRBl{LZA^~AIdwAv_DFbSS^`H`QxGC{cbnLm@qifARng{tRjPMK{|F\\lYCKfOEpttpHGQCe[rVN|G"
    "ENF}OM|AwOcM?si?|rkSJliz@@Fd_u^A`XT|WQ^W`]~Rc`wm~jy@z`TK}XDTMctQXJmznRdLr[|\\@DGxsjcVgFeK~BI?y~zTzQY?qWbAyP}OSn{|"
    "s\\@zFimq`T|_sK\\RkW|x_vdDSM[]k[C``W~t}kWVFq\\]mNhJdUfAHtL|Ng~k|[rLBk~aoFKiBX?glDjwpZQ?_qfnof?KZaWVbjcEKS|nL[UF^jRA"
    "bhGFHZ`UTkvA_HDgUBE?Fla?DBX]RRMVpVC\\te_vYlSCoCNm`dfWSXDQIoBALs{hcuDt`ZHZbVkO]Udi[p^ALWoO]J\\IwqTdAMn^aT^AG|u^sDmw"
    "r?V{?KfAF[QFF]pZsFuWwHGqzyeHCugIMK``xkNKc{tmP]^AEVHIUHQOUCGcGg?XfANA[bsix@NA~@`pfKGF{AZAJlI?B{KzixFdB~R}MnTdNwwg"
    "IZItGbrcyo?b}LcUAYbquXEIQKBhnKEO@nPoLULmfimCdBH~vrO\\BKF|Jg~AqMvuEKjAlPiD`UZA{dXJDEal@gi?iQPLPk_q]@}E@g?AFVEx~zS|"
    "nNserxElZqxvqlwpfW}SVqWZSg}KYrqqkEI?BLmEGCFkze}?uw}reqWJ|\\r{^dsamrRAP?D\\qAhY`TkgP@FAyMa?_BybUEIJJyMp_~qLYg~vLbwG"
    "bIpZF|hQh@DyAja?rxe{jsyc}^uqJHE?d\\iCD^|RR^_bGaOvqaouP^?jM_|o}YkjKQs_m?xVX?GBz}sPJOBS?bhX?kwu?DOTPKx^[SKmJoRhAbt~"
    "Gs?mm@vkCHPJEQb`tsD@BCf{}CCI@aW}rBO~D~ddGMIPD\\_y}`O]E@U?ML[~@nw\\~bPcCRkDEu\\DZLbyLNc^OKPXOLRGyLPnBbTFF^H~DB`Cu|Tc"
    "|uUm{MTrC]DJS|HOO^GHCA?yDa_}A_pPB`fxL?KuXL[UB_SWT]hGuRO@xSLS{mb\\{o{\\FMLfIkgKB`TdB~gP}@pAs]OK?N?aCp@QkNsBmPwWLONv"
    "{T``LpW|{@AN{]OvlSo_Acoh@Ol{on|Yy?C~I`edG}kO|{?gGMqh{tKjDOXKQqmIOQzoFO`XNazpIA}B{@hw|@LuB^f_N@[eG^tSBy|{tAPztqHR"
    "E}?Yw}{vj{?EmekZMP|`SDSbG[_rCSoqzR]?_QPT|Q_E{uVKDaXIcN_pH^wit}H[Jph}Q_\\gwMZkxD@RQ}_|E|hy?hD[OA\\^BkPvISFqFCQLLK`n"
    "v~GZPt]DDT@ExlSxTpbIO?n{Q{oZr_K|H~qkNaEHstwqEk_pwr@QD\\U}`P@a?PPtAO[v~Q{}`]|OtouAL{~c@AtrH_abA?XLDCBoGN|e`[NhzNGD"
    "LBCxzoHewkDALOgkNk|cnrfOcevt|ac}IvSR@QE@_r\\`Zbg@o}ZqfPyZqSOfv\\_{E?JpRMxKUkHX{aTGQ}]MtaxSMa{bVT~}LXFqVoWr@`H@hrp@"
    "BTlIMn?UKQ?wtNoYrS_BJPKmin_Ilqx`{RwExNwI|^u@zrl\\DjOzUuceohQJ{_hFQC?MtpCRZoWizccvDC[hioIxHOoSAqkh@N`X{~_QFETz{sLP"
    "p|O?UxxEyNfewMPlCnxCiBW?}Dxnjra?Bmc}F?CUe~`WiFC@CP@P@d{|Z]o[OPi[O\\kf[`LtENLxBaXbcd}Qvd[{rAWRzqO`zrp_FE[MvQcmqn{O"
    "XxDEsRDhJ~dPtQfpNBoIw\\uK~HGNi@kY_|DiLG?_GrgV{augL]DpS?chnYABL@curnoR_sQQsc\\?FsHMoPovvNseElXJGu]?U`pg@slCiR?boR|e"
    "wxDRpmLs~KxOOlovKlw@pMtri]K[V[uMRRW`@qtqIkkqY[jr@mgvu`TXuRK\\w^h^QHynxalLk^CRsPpW{_kIZqhlp\\\\pKqskXPOmIro~?JhyBkUB"
    "HocWy@pHy`ssJ~ClKO`LI}Wxb_siFdkusrSeBQWfGd{TCG`@zrdfyDt{yCsh~XF^D`xaFxHtLADltrwXsa`xKL[qHO`dqSKm}p{~Rci\\m@yP_rtW"
    "CbV{{tD]LaJ|vn\\nRSAyQpNvw\\swNRHF}]L|h_`fINF\\Js@~@`whz~lgAnloDofco?I^@O@foVXPIeS}fqWrKO`K@\\rvKL{aLRWxpocH_?\\btrPF"
    "DnSTwPwGK][~Bl?py]{}u|`U~rvGFoj{vbD{@@COx@_sQB~wrNs~?[OJ~mwh`PT^waC]lMF~~KpInTMeKE`rN`[aS|`pLMgYzT`hPl_OB^HSrQpU"
    "giX^s_?pN`K`|[XA~dr~QocBG@G|@CCc|`dOxtHkBOP]RzDpJzgi{ohAzcdM~SWKFODfLzXSsoyWBpB~?~[UoL]SI]wtFwS~Po[wysWVlPD?wzwd"
    "MqrxD^TwvTtdsNWDB||NtfW]zb~hChZt{Akgu?s_ytnz@{Kc@?dKOapyArQdJ^Kit?O`|?E?LRHRDDm^[qCqtE|\\IAsvNZx\\vrRlCMPmQeDfDmuR"
    "ungLxlW\\mAR|w~Om}k\\vDbuWwlY?{rk[u]rGuw?{`\\RzFaS|nN?r~KWm}f~ttcSXAPdxoRzwLbe@z{lFCKHaNqLK_~K^D@|gQjkqEBt_CPtOuLj\\"
    "@BhMR]y^Bq`ixBrnGObh{UXNtckkAC|t|ZGdJNgnq]Qg~Q[]W~iQz\\n?[EHvh]DXK`sF~q[@HAlNyLc{x?K\\FAPsv`hUEIFcuNvbWngSPW|UUs~U"
    "]ocMR@YJHplningQomtBzhGKP}DA|}rm{?_xu\\^AE@_c{PW_GAMSBPpOJAHY}]_[AACf~r|PmGGzmqPpztC}~aC|[CS[llpknADGp{o[pQSGxeTW"
    "zkw_o?`MXCPS{zMQI~xuvmohjtybH\\Gr|~{mK~FX}bsA}Pk^EqptMzsEGwWh`_Jet?|Z|bHJ]PTtDRpbvp|A\\N]CmRmDFsHcw~`?Q?\\g@OY@@`Ur"
    "|pCGyq{YKkjAGOPLJM{vPd_vq|WiorSezpTIjA~gkc`RDAWz{LhQH?`iYO?xHe`pApSLL?AZ{TSpR\\COs~PnCn\\dCMh~p}qBsqsuopiI}kL}Ia_m"
    "ADiLvRPBs}]UHnC}D_c?Fz{WEX|h|B\\e^OKOzQflkPt^NOWffPspIB?DEp[arqfwDRe@~t^xBPlnwzJsR~PKYmCsybTxengryQK\\O]SjmssdJN~e"
    "SnwJCBlZzYxOV[W]vnh~ONKtrcAJEPOqRDtO?oWKxMLrq|CWB^[YIlOR{NYQ_}te~TDGuKSO}G?Sr|B?NSs]sL?txiofP@yZHpkGQrmFO\\phPnPz"
    "QKlWMBIG{]xB~AcrHrBg{sjejRvQHA~lMQOS|p|`oOLNHQ`MFQEGeEXCo~^sM}nkwjG[GkLHKlHlHex[@BSoFyTSz\\R~\\ASdAbdTLeL_VnEDR`@]"
    "FO|@snSCMqO?CN|b~_|sM\\tBB\\\\tW}pOuDO_HA`\\T{Dg?K|cKqemFl_i}@?yBqfQ{r\\FDAKUy\\P@oCgtK]wC?reuTLxc?oe]G@e@|i{c`Poi~v{]"
    "saWTw?~rhkotWTIUNoqgeG?l_zRyNyqGx]wBYrychePbjmKCCPCemxHcKtjj~NDCJAkLxEoQGpSUKBbAF`KgDpiFoRadujw|A@nJNomWH\\`IttVj"
    "?ZrwMqg{?`\\C[zeBWGYD{~P{sa?I`Wln?o_oQeKhf?\\kK@_x{ZDOC?NO}cLMu}K{|pvirNwzimGNYg}juoJuPbXHePMIKNSaEt|ZLXEJQLuFP{LJ"
    "QD|S_pRk{Lzmbt\\fCaLEx|{rC]}`[oLATA|@HoLbQ}AG}cDTJXd]uoD~Pav}`eO^uTg[N@HP_z^sSoOqbdCSiQDf?`TJ}lQ?H`PU`RTCx[_zW`|j"
    "t}?PsbWqdW|s`_hBnSv|KBozWZ_[{[bewtXNAmt[x~zaUncvn@IFG`|pH`RJHJoUr~rFG_@IN?|\\yM^}NC|OXYnb\\~`EK[rySOcyyaLIvnxqK`OC"
    "pS[^FQd^uryPDoiAvUs`s{rDTNk}_WxOjTztVqZEnT{Y?rXfDR|NMK|b{\\@[`_A?zu`xMBoF{BOyCTaYKl_zleCNCMpjPaMyweRSjylk?Cc\\{OxR"
    "YMuL_{m?TNrjtpYwA~qM`_QH`^pQBQ?GF|oGqdgvgqCMLmjpimB}RD@KS_\\gRecIsRlo?t\\[tBWlCmrxK\\B}]`qYha_isnLJ{RDXGYKCz?[LFSlS"
    "o}WummKn?s[Q@e`qymdNZoMQmOIDwpBePA]BEMk_F`JwqLULEg~pxMD@Cxq?Ap{U|`xSAKCQog|`yQk{SzpDjg~po{[~E{_x|G[izNLADmDXz}oY"
    "xMXAk}PxCpRrxPFMJ@KWGogJw`rJ?hiCzU\\bgrX~eDCf_|Si?[LIDmGMAtpoioGigNNxe??A}ZwYpy?LkzslwoG]A}kiMltJoU@UNUXqs}caKmGT"
    "qZ[YKC`aM|tdGwHYcOWrGRKZFBbR[QL?zrxCMK_s{jv~q}|jtTGxUu@Rpkz}{ru?MdqJ|_?cyp?lGmxqB~xhhiOrB@{^NMSZS~lGG^AX?P[{a]Ta"
    "@TdLI^KgoJCokkw[}^?tBBlUDyJsDBvfIg|]zAaDUrkQokp\\yJzld{Fo@n\\F}oTJgReH}AdSAAZlKmwhKC_DE{hVMcSWQCpwGur~iYB|wNx|y@xb"
    "DHG~p}DRKKuSGPxRNpM\\xHDdRSnAJEksCTIZr^{|a[HQs}hzCN~_dnMj\\@GywPHpm}CSDQ@CgNXC}OzgQtETn}PownHKDlqVAC`_u~oQ@HDdB@`n"
    "InDbJOtEvOir~aLsBMdZ[zG?a|dFsK_@PIt@}BW}nZxXgNMF}zoIKas@ebQEjxD\\ECHwz`dr{mL|crIDHp`\\j|RQyNu[J}DA~_bA]LdEyACMz~gn"
    "MEClGLqT}EZhCspH~]hEKpyNR|QEyECV{SDYPo|ZWyDlDHz?tKh`PUW~Lt?}{QoMJcvZwRObKJojH@t}hbgFrmRp}LFjqAogeOI@G|LJwy@FEcrp"
    "C}ZlEjDJyq~?g@o@mDpkLOweFPGb|o?C|oTbll|B~_}vvFUaBSHcS}mJs^`^ySK{Wkk?GMIstOCxBDb~yoeQOSeP`XH^W~QFz_R~g@bvE}m^EkiO"
    "wkF~pSy\\ULT~qfD\\y}t~L_d[eAh?VHxYC^cQ}voKP@dWsLlPp~PyFkwaxq[l{gPKRC`oB}DCuMd^rp]hMN]?Cptqvpj[IM\\wJqS`OQInP_a@GACd"
    "J^@e}gTRoCAKBw?]rTxyDGf~BUh]|}]z{[fQum|@hSrlGvhWu}tc{\\CjNNjzRW|TDncgrFLBR^LIPb{`SrrtDOfAvBSYi}njEKxfC|^pxA^?ffRh"
    "Ga_rIQdAlTTVi@\\yz[WgG@LNI{TRU{TSyS@Cz^sOMQJ{`QR~vpqfT{[ttbPbCj~KFOxTvNHeGQr{or\\OF|?ZysyG}ntZEi[d@b@tnQ@b@QsVyzgf"
    "Aa_uB@vt{DGPiktkEogH|Zr~{keBum\\[RBTauqDm@_t@TR|xsUHLwCWpxOwGk|][ktCx`Q|Uz|D?_?KcIxGrgIk`jIPWz{?}JPdNMpAtSz|FMter"
    "CnEDv[mBT]gcvP}IFxGpERCSF}gfFbRuuE]akFa@@pSbmATHAMp@S@gNLRq?Dq?}Jm[dW}M\\xFYUqmhdFMTX{?zgPcKjVrNlS_szIOUZA}_FEQJV"
    "nqwhxJPK`Ppo}|W`IMc??NswAE{}Eq@J_y{vpoO}RRILFQmDoUK[{ljMr\\{Ke[LvFP\\ADcI?OF_N@}WXAxD\\T\\P`\\mpKPohcIr^oXph``[|TLC}H"
    "Y^HmFS[Gq}v~Ork[BZkJzJIZqxD~G]Fzy[KAAl}dGnA?JSo|DXDE^tPD|r^Apnu?Fa_\\Rs|GDLtmpOPvMQH_bcsVA{`uDcDDFoeWuM^cBkABKz^A"
    "?uQ_wqM}FMHJy|gD{dPZi{xJqQoCl_Or{mvPF?@[qA`zDdmG`Qf\\J^Je~k]QBuF?R`w[N@ttcOHCVWdb}R]tpnaJG`Lj}OLrTrtYMlTCy~or|MDp"
    "{npI@BA\\MS{o_?tA_|tyKzs~{BMEDppVs|y[BHohPrLBMqw}UFhIl}XYY{Crx{Oh{cNA@c_[OtGz|U?CtTCf@MPz@_ps@vd|`Wcjugf?JUiQI\\KT"
    "pl~HbPN`QqGxImTl_|znzR]^VxGQLPKQAaqZw_ssym~khqd|_MKKHAz_}{cnK[PQQA^YAAk?^i^s}\\qIGtPhzrWfdVlE}W~QgsIch@ob_}GMNbx_"
    "D@@Nx_e?J^EGq^`gZmW{p{GCB`WOin{^yBJcjxFABq`\\TYPPVgE?J]]QVQp@@cuN`YdKEqudINUgvJ{UBTtGT^nAJMDIU[mUH\\MbDW~N^HD`AQSy"
    "`_{Nzw~^~w?kflwcvdpCNB|Az@MF`\\yfXRw|rBXNBaU^BSI?lC\\oWlacP^oN}bcSrG|EujjFbXG@k@vQrUTFXRR^XGXQIBwZjIC?E}}?MQ|Bez|o"
    "rpC\\t}Bb?qk}T^_o_ra?hhWmqW~AR]rX_tCANAmVDdQUNOsRrJXHHeJval]Q|P_CzyUV{~`gw}mgePwOgOyOshE{XZ\\e_|vAxG?E`QqOeiUWEw|h"
    "OfA?`\\PcKxE?SzrAUiDwK?pS_qyfoWD}RhTIiQBStNl@|ZCGQPqR`Y^Jfn_hCSYpHWdb@nZaESV`_|MUn@[_QpU~jYIhb?r_dtkwiG?h|@?zIgJg"
    "_rVhj[y?_wCV_rNYvawXuMQI`PbA@X]?RGme@W||L{PM@_uMSmgGYXE?gOGyMJtLsNI?EiFDJFF}V\\monDOWFwCxNqrgXmcOnzgkDEW|xNu?rpwE"
    "rdipH@hi_ttcqZZ~mNRATAP}D\\qaGlgxzuuB|ZnL|ZukqqnyKhFAtzEmJ`Eq`WrARJyLOoAb_rvoAhFAILCU?l^AtrLMR}I?WEi?sDYZjxdnEaVl"
    "rCPeFuQ?{Xc]hZ]V{[Y?LKKA_t[n_rx@Zla?n_xkVhFZWIjaroWWrmoGfhvVuFvlCWxcbdOUsiCEfxpGvs?EJxM`{DUwycShLDzfHrWOHNp?AFX^"
    "}g??suTD\\QOp_?PmKOSYGQwmut\\qize`pL@ZEKPwtAh_FoCwsCGzmrRAVHDiIcAh{\\OWz`WksxFo?RiD?KTVH\\xDkEkE|xD\\l~|HMALnA@}Ywb?z"
    "UaXgH@_@}nXZ{zkf@F@OUAodKOL@SnTwG~tuhOxRC}sex`kJwvl?xs[uYRAY{OlR~B[QFrwjAMPRG~xPGNW^@}XbCcLfsK{}G_@O}odrIpl}w|~X"
    "~^jzJmtACQCZJQ`|xNStp`}ALddssqwPRvLZA@?\\iUXkRSDquMSX?BkVScoNF_Jhj|llDqtzEOwmnRWTyOsGC_RQqet`Bb@QIOOj|^@eEs`h@e@H"
    "E?K\\ueiON}[q~\\XgOAgBypdJI}KZCmxcl]dKdStJ??}^?RSn~OdKzqYGJaLAvLoxBaLHDq}aIQiNzSPiZMtRLqX_f^Vyy}gPNbDX~kH_y_leKXEX"
    "N?GnDVKx@qThGn|WF[cuGDDyH^kDEQJzEM?Tw@NtIR^\\Gm_Iu^}EJI{jI?ADkdGfCA\\V}oC_}aKM@?lWC`rsPCE\\\\}T[y@htuBPtyn`lo|PptA_O"
    "zco[LBWyxL`Jy@mCmdJg|mLGIMZ?uwgHRKTa?eCpJrGVUAmgQQ_gI]G_F~W{mDxMxKdzEohQORLYKDXiF\\o[B]sVDrR[E}[@I`TfvELdYo_zFqLR"
    "EBgW@Ohrpqcw?\\D}wrhzNqs}QRSu|]Wq_?vk|Po\\{Ds~hnsctOPBsbOi_tIdCw?bMApnrxDB}el^{|}??dH]sq|tDUQ?JQc\\{ZOaARTWA?{KeKzp"
    "?LBhheKzMliHBdEEpBN?KA\\fgXXwEFacSYaTuTPl?NotJr\\}kojxm^jW|{JYskchWOQ^B@t\\_qHUuO~v~NJ_`_Y?Np_LBbsJO}ZIXnnuPn`YNjSa"
    "Tw|oLA@VL]dTtNieCp{BID|ZIDKM_ueaRSvl?o`kO^_DCP\\ZyB\\xx~e\\NthU?|LJhyHXGbqDc{spqaT\\@]P\\H]by@NnAB{kDC?PuDsPGno_yOQL^"
    "tB{ysm@VNqT^?qkG~pWdOZdDHO[[x`gHwnXoJ[rjuO|mp]?ZN@KOS@\\IxmtEzO[JEkGiCRiGB{SK{\\}MPCOuwRX[yakyAkDF{jDKDQ?zym@lFKgL"
    "nAnnCpoM|Mw_p|\\VCNtztc?jzoHNFNtLK^W_BEiQtJnvAx_hF]mkCvkQwphsCQj?sUTfuUFzn_Da|nCV}SKDs]WG{Pg}AA{?t\\PbHq|dlHDJz_Gn"
    "F|EI}CcHwTk~TbDZJ?WjJ`zrreIPw~kx@^XdQJ?CsSoGxm_}t}dFrOswBen~unx?@NRnibPA_rQ?RC{c?qTcL|sga^o?n`WSFQ_hkRx\\JsZyO^DC"
    "}r[MEO[b?p\\L|w|FJCt`y^s?ASwGTMcGrOIAvb[hymXfMVk|MMmDy[Ktl_TfrZddM?tk\\rp^DO@Gv\\ESH`E?L[\\n@VGvAqTdsTd\\ZdR{B?tYg`g@"
    "C?_SQ}[?uNdZHblp@ee]Fm[HuNKZy^kF_|?EDBwm|CSxJtqZsaSjudVzBE@CycWW@pl[y|sIL\\uaxB}VwM[b?m@gwdZ~CBdZCBwY]rZlKu@T{qF~"
    "GaxfHcPnlLt_sA_JFa{YpN?gynguOMoc`tTetlcdHNo|JLxMTn{k`RxyCaX\\D}tIoSPoe`{}E?TpA`dQZ~CClxDAq?oUDk]?z_Hws~KWUQ}Mwd_g"
    "w~Q`C[LBjpTUCN?_`^HRpRsa@^MFAQo_A`pIe_V~K\\_t~LnzgJltSzUSHtTtIQLjwbDbmrDbwSCtT|WV~l|a~r[iybo|ZfK^{lzb]tgeEgWC@[tO"
    "?nDwI]DOuYPjENV_HFLzt|GZwcGpt{{nA}pDrMSO??sQP|Ogr`T}F]Kx[}wcCL@XEeKM@uIC|Dpn|sQIUR?}JPQDD}dxf^lSpcKKEoorI[Ppn~_p"
    "AdLxFnXVyPcArmvnJcgYG~aHHNhUs^dG{OH^FtGXnBtHtU\\]VD|ZN_ztvM[iDDpLE^Cu@_FsNaC{AlBuvreMYQyqu~wu{]vcDrS`Dcgq|rz^x@Tx"
    "?R|mKnsSyFI?{_ObJnh]^?^xAf_kIp[upTKrETNHG}XdJQleyoUcI?wAINv?@TzShQX]Tpn~@syxHW@Yx^VyelKdRrLWJaG|HrHgPbsB|[lm@koq"
    "{MGpNr{|v||Lj``^LnEM@RLF{pSWGNlHRbwzFqiG~O|FzRlgpc`uF@?du`wOU@Gj{~LRv?CGt]OdG?_ttCTMgvfUEpPK@_vu@RCCFAP^FQdTDC\\@"
    "@C`Dxnbw{~Xu{msyOO`_X`xL|`T|?[dvBRZ\\D{hfq}q^d^pG}eKNOcSQuaN^BPSm?OxR}vRAFoPU~]h`I?LKqOyRpMWnj_}A?SSI_rTNM{@UJo@R"
    "kC{^I[hVO|@l}d_{Ez\\GAcDcIpY@@BlKyMkFJ?PdKPOK?@TXsnCARpLFEqo|dNXNmFsxe]Cmvb`bu__@Zzpeq{`dFn\\|K|wzx`YI?qpfNZ|aiPDq"
    "s_`lC[{KzSX]Low}qcsC{SPF_RDFlrpYpmEB{dhI@P\\ZP@`MDkL]XDjyA]L}|nn~qPZm{sxTpQh@|Wr?uoh|x@|CkAiXrmpv}O\\KGDDkANeUBRmW"
    "G?soP`lIjtkkAFhSG^DHt~[X?_StwPPtFbO^BaGoJrhBvbWJpcAf}_DELBTVeVOeuDWQAqIXBqpaENc\\{qdEIRTBqODrC|dMSao\\HAlL?BtVNqTE"
    "uRktHVpCk?cSI~{a}ueXNs@QO@?t{rl\\{QAaLuSVlfg{zh`FUMBUCzZsjqOn?rOVHR[XRG~spLxEmcrwOSk]tVrsOqPqJW]U{nh^|axqo``YDNvv"
    "`]G}f_W~R~KeE\\^{xo_VkB|Rw?uKFLtX?TbHIZ`MsDlqPOGqGRhUEG~lYOk[Nq|WA\\WM|ELU}USQAsAMyRco@pgvAM|WpOxbj~{WJFCqsqHNr^H|"
    "MMCap|onL_xPgMAUm`anujWqzsL[alZqsf_??oLWwShNvC@bnzK_HDYTH|`QDoPGm\\_JymWc~AEUA[gYgK]d_pF\\ipJavdTX|ec_IQ`N}HEFtaaR"
    "@SWfj]HZ{QXZkYjQO]w~~nTIQRlVxr@DtA{n}StJKpTj~OG[xdodJqkqXMoKeHFIOq_LwKwvNBEW@W?p?OCyp_sMnte?PsHZLblk?AS||@YdMyw_"
    "pUVAx_oWIC|BKP\\MsOXN@BNA~nTkFP|sv]e?o~XvlloyIYwqNroNxN`byAEFr@TLx`DiJULh`]lL{dKHHN}QkZsB@RpEIpxS~oDG`XGk@?JUr]ct"
    "_zHfIUFuN}[TFHERO^TDpq_vvNrnjAlFJrbAxoSVvl@WJNTAKooFP_srw`zxS~doFq{fk`MGqQzywnpGYctwa_oWMD`hvo?bAQM?zNjMNnPG|j[k"
    "ybkPDSpJBzGlX?`gzVwElLftF`xH|nYBpSLRI?NwyA?UV?G{{Zy?WtEI_{\\Rt`OdFhDMEP[dZ}LCpPpAM?hVofXgHojb`_v~GIcVOE\\vDFxbyEKo"
    "prVX{pwoQ?Grm\\juo^daQClq}UPrlOrAA}saGatnwjS|D_krNOnO}}Csk?k[AnkgN\\zTxCpPEOb}kOcRu\\HJ?n[L}\\DjioSQ?^Kg|M|m?ADuAo_E"
    "tqCVLP{mEo?WqqZ{DssO~[^?wc{wXdwsHrKRJkJ\\bcR~HMXhIa_\\SHDL?wcZzw?NxjtT{Al[uo`dwcLUAaGaEMlqQCgaZ@VIt}wZApIjXPOYPU[q"
    "CpZsQ?__O`cC?uw]uab~MOBrNCksH[`sy?Fbv?ePMQBzO]tq~AC_Oe@ehawSnbrihsBCM?@bFJO}~U^mXxDjVddqnKPG{cdVtOQ{zrgoFBw]@kpO"
    "hpxf{JMS|QHFFmoT?[XDoEdeHOZr~QDX|yOEsqhTjL{_xolShQKB}kHp\\qtZDcbm@C?rz]GvvskcVZRsOA{[D]WvoQ`JH_\\VHhG\\`SlqTMgxwpe@"
    "I]ohyiT@IlwzDFtfi|pCvOC?TaDsgqdeCM_hoM|IM^W_|c~|pcTs{{oaC_LkMTIVssYFI]yUJODRrX_nSdXzPogL`PpDBN{p`]OjB}[HIpP@hPop"
    "LjxKq`@r@ebAy]Gp~S}M|mFcPS_dSbYK?}iD?@UIsb|E{}@`Aq[ksmshJ}[MpvKq|g|?XRWpAG]@OEZ~CG|Pl}RdDQ`]z]}HANV`CoKey~Wbqp{r"
    "BlFqka_sD[GNpyr\\xVXTynP`GCc[i[mS}QtO{RWvmRdHLLSDGo^pas]rzmD]Tt@HCA`JvbS_OqvMhMRHSw}?VKrkVl^iI@?\\o|_c{e_RGL}CDNz~"
    "Etxe[Rw}RJ\\byXyH|fkDFqzPyFIMBs`QxQNAwUctNtGRAoOmXwXGq?gwBNJ`tBCXQ@o|{a^|q|pjumlN?qIsmrxLC]LiJ`_@RMEt^_wfu@TL^AKu"
    "pLFyDKG~nzYzGREBsaOaFsShG?`D@^@kEMlk?d`Bub|olHGmDOcmHMbl_suLmZ@MtmbWilxbUnGggSvAJRpd~OchyrRiy]Ec|kaARv|F_{ByAZOI"
    "Jr_B`ZqQ|N^Zh_^rzhGw}YG]ABMUqjl\\wNIKCW|{{VcL|qSWyB_jKNdWn{HH_tTH]K@wjo@aNnE@NRi??mO~m@A\\{qb_GJvrHPCEKL`Hv~|j|LPg"
    "@`~jvmLIT?DnDBGw}bzV~_wYMOlwBZQRoBJt@Md_R_Ke~xc^N^GkCiHKv_XMmWXZPzhsUgDjR^XcIsCgIRr|RoDUknAn?^knC`[SvnxUyln]y?C^"
    "odLHnVKO|}ppWFHo~MjwtKKCCjEUAUbAs?abQ|kOK{la_}[qDMgw{]iI?qo}OMPErVPA}@tVKsHd{O`fDBsmpMfmvR|SwKVoyuk[|~hxU[^AC?oB"
    "^d[[@|d\\p^|Ztlm?~fMmzmgC?[eHWFfbt@uQ_quIj}{k~nPFNP{xfm_QwNQWzeCqCGHc~HD^KAhaT^_~UL`AongsOtKTH{P~_pxA[CitCs@EWTWq"
    "KEwz{}KWSOGZ`\\xUvm\\T}q_VwZmFFnwBHbsm?z|WCv@DZtOEOclhhMw^A}XbqELnNZFvCP@rKkyk{^RV~MonMSNgFLv{Qr`T?ARRvNWtGdyWS}Qc"
    "p{ILzn{oxO`udAkOy_VALocLLcpekySxJpD\\KBDxUN{\\fV[~~kA?Cb{fL?EXPqtts`L@IthZrpkq~GT|~ahKy}dQF|wS~NYTs_`OvpXMFOwvp?Ht"
    "n}fluWyqw^l]lPX|xM[sPs@\\rKyES?oYUPLSH^c@}TLk`]Oru}[IHrceO^X|M}khssywLeC]H[smx_t@_{CVDQ{]ANo^EREEETkMpBrxBx]@N?|S"
    "_?KXnBhet?w}Ar_NH^lbt{LRFz[FDMyvUp@gSZptKSc@WH^_EOWSwQVszl{gW_aOKnsKn`Q@A^Eh`_GYtq^AFv?wNOY?^\\?|EosIlODOgW|ONNHX"
    "RYuKw]joWIq?yZC^tch~ONmG}opnnASppAplP?KqBl_guCXzvK]G{?XXQPLMinlAQNXNF[a?NZj[uk\\nN@SVxFSjdb{~BztWfPBX`\\DJNrDzTRq?"
    "HF]?DqF_f@RVAnXL{moDxKpWu[]?MJ\\Nlb{Not@eCz_zVrH~eG?@@izq}oeLRUvr~DVVM^rhIk]JDSsr{g?WNQK}k[Tyti]?`]WNykyF~I[cqMu?"
    "OWiFT~D@IXDFTuvY?RoO_c[{smaLOqEJ@DgzwNTkjHDorm^l_~oVx}HyPAmM`_fAshDYUNpo\\DzxmRFAFScaaffQJXDe`W|g_w|g`QvHAG}Uq\\Px"
    "Fg?RNQeuJOjAei?|q]Z`p`DqLT}x^lDHnq@xjlRt|KCJMshA`ZSeilRoHAOczizQpKD_CUHLT@StH}EA_?qUGgR`_tDO_{qQ`~_uWejA_qSOEfcf"
    "zvkIJlBY~\\oXsdfSwnysCK~OKh~~CqEdAhDgN^{cvyUzJg?NbW~]Xpb^^xF_KBX_wru[OMXwvxuSscWVNye?NXELuNFAOTpleEOoFtoY_pwVsHFk"
    "`W|^eoGIaBUtKTYA{tGvH_sXdGRQTyUg?sw^_xEfSHDCRG}c{mf?npS\\SW|lZHFdJ^b`DG~y_zpOIPhVmZL_obgrScOvmMI~`[HBRoO[AlhXJs_\\"
    "JjI?K^pDXAKQvhFuFHG|OFFnJ`Fj`RhCM@pi@wp?cTpiFQfoOLEcGsvAeIA@SE@Bc{^Vd|jWz}WwsDhX`TWrA]lP{zOGv~}^zvhqFO\\aAMJA}{kM"
    "DIOGy{NmcQtJ@zXQiBy_egFACHDBoyWsQV]??{qo`_Yh^JqKklmFUS|b`Twj~IXc_qA@VuJA}BO^BAGYtOl\\}]Jdzc{jEOW}x`P]AuF`zs@}paDU"
    "L]n{|mSJHM{gxLXb|rsoxq_hvBf[?Jp`^GIhY@wzT]dFq`[yP[HOwpxYY~k\\vnOql_Z?HNqOVCaFCA}MKlTAJrhzt|tC@O\\zGsSoRfo@oCKdA{tQ"
    "Fll}z_l[C?LAzN_AqQs^GRPwAsFilQluCBri{oP_MrX|CEOpi]nLtpclrDI|LO@g_rxcAKJU?opQw\\TFpPGon[OtvR|jFOLrzqtZ}RrtJpoDR_Do"
    "A_O|GSdvs^UE{RGMesO]LStgvqL_FrOGvO`d~pxKvkXVsL\\^tBMK`PHRxRYE|_`dtpCtQbeJzATTAuOkG?_iwb`UJbKvHM~_W}vdJq{|}Nc^xSJM"
    "DrhE@BobkpLVyNssVMiQEd@M{]kpwRXJGeeWJDl[K@MhFC_fMSTKsaDPj}|i`Q[`q_KtA_L}NAmi@??lq?DO{]RkRl|KlacdA]uds_pAP|sqB{{}"
    "DN~}}P[PtS~up?^V@N{uy]{QALtMob~S~HpbP]x@vOTTC|cgtGt_CPkRmBKkyP`gIxtJz@FAKtXJxBKfyxO\\tOxYArG?MmnAINXh{[RSHhp\\wRcc"
    "B^O_~RjzK~dO~h[zpDgsObopCaW|JQkUGFbhz]d\\BTSmEohNyOyckQiOuB`Fu|x`Q\\H}A~lZwbHQ?_wNOR?|uQ\\x{]f`CRjuomhWAbZ?I_laT}dO"
    "APGsm}mIoePY}TkV}|LwxQ\\MU?Tdxl`}ZoiDFpWqr]X_ybIGCnkIWmPCJq`C@KtE[c~}HbhzSOTH{I[bwAx[KAqGFKgdw?\\NT|GtrplTn?^P}M[B"
    "ypTdsO{tJ_PPB~\\mFHDYEO]fyAlIzj|kw~r\\ALL|o[sP|YvzEn__@RSjht{g@|hUEP{}H~Glb@VHwPd_zqDz}cH[kre]r}_yp_e??rSLJP_ooRHS"
    "jUT_|ODELUHR}}HZnQkQza\\cZD`m|}HYHp\\{ALxEtTuRnpO[}bcKA}onfJ|LJ~PSiXDby~C[OTJdt}Cn@Q{e|Al_Ig}Ue?CxtvoK?phrJ?KJ^yVw"
    "LLlYpSey^ejwu}ODK`Son~PpIFjkWhElfbgL{bcyONo`JptV}}O_E~gUpRDHYODKXTc||teZIIXl_zoKp]pME`^mDw?}TYhFzck|UP||BoWI{~pQ"
    "}bXrIor\\BQDnEckWHROVzSSVUq_fQrdADQlFk]hx{mgnNpLR}]TYzo{w}|@[|jYH@mmBIqlhLTgCVaUEs^sDMMQAw]OmNk?xIOlijl@eA?~QG?sz"
    "CNdmSvTjt?KgHPK\\|dU?COl]F@HAz]|IwCPnD^cszNCkrpdPB|{uDqLi~A@wA}\\A~cKTp^lAx~UA~Y?ZyQXLJtOsNMP_w]onUSC?UfhLxCCe}c|k"
    "?NhOzqGY~~OhAaWSOO[s{rwvDs[ZMLcjBJtKMLt`Epda|qb?|bChAAEt?MO|zmxa_sDH|AhAQpLJE@xTK~pDnA`TFoV}EBUJG?hXdm\\WIQTTN?dm"
    "@pguFPhfD_cmG_[oLjs@{b?UIR_^QQOg{`hsuoOqEgOuC@_Wz[smqg|ct~`IGNGWuR\\ZJApG?pHs~md]}zs?nNpcFoB^TKP`?~B{~_ouKJwEE@Cr"
    "J]iRbotox~|dGlhxLkxYzRSPvp`~H|HBP}hD{NTk@\\oJNMlRuc_Z|]gc?~JAwT{Xi{pZwjs`woOzsEULr@hBTqK]}J`pV~OcU@`DHkLhtlO{{RGm"
    "Bmb?iQWnBnB|s]~uorPm{}{?BAClWooBD\\wjAzgg@w?XDz\\en`XOzAovsZsWtS{vxNtsntCIqnNo?qGzb?wcCA|?@rd`CcdsJ@mWBQw|v~FAlntw"
    "k@l_gdpz~REFu]Bs~~Vu{O|bgSDi?bLCKnFL~OTZJ]ES@Q`QS~DVpuXWmMpsVmjzmAXA|oszLaDf@aoWWEWK}NXaB?`CnPXVNkPyIh\\YMB{rw@\\H"
    "qbScEz``Eos~LP\\OjSTFAkDQIBd@DNGbHq|mmL\\NOofA{\\{c~qEbzrW{|\\\\EEQSPoT?AD[YyxRCvFn|SM~swDc^nBoXjNwSatphA~qEoArDAOcLD"
    "MWGaB@\\EOOdSyoYRg|OfwM|X~M?BUowBICXWqP`DAL`qXDp]_sqH~nRs`^p]AQnr@@PlsOUN]E`jH~Xhem`IDy?VJjsa}faWPcBw?PleKLdwkW|T"
    "`Z]?I?v\\~fhHkNxPvYSbya_[uw|D{AUCmaL\\gdpLvR?~?NKl||T[sAnZ}op@rlA]rR_iNOW?Brs^c|LYMQgsAQRM|cWT`]kEPn@W`\\ld~dC\\pbMO"
    "xTdOWrEux}nrT[Aw@xxI\\RXF@q`IRr}kxkS_wp}G|PhpyRTLj^sc|ahq@|b{r?_MM^\\F|c|QjmP`F]}IRl@fl?\\jzLKT@mH}?`O]pqcPLnQYHtP|"
    "Qvpux\\}?F~vxPkNpy?csnnXKychKROHLsu{~s}KIl}aNp^@JRsG|@ITXHm@{Eokcfokp|^SoDsEFS`H@{AGQy_klc`YTo`G}VnEB@Nks{`{WKQx_"
    "v\\wOAtOu|L@LxMVqPUGeBJ@PB_r{pQ?|NLqCEEcYJ\\@iFSb}qS\\DuQ[F|Np@BrkiWhpSxb@Gs}UY}K{Sjmlk@Q@~MQENzQ?bAnk}EUXuxNtHOux{"
    "Vn{usphKk^cyLrcfM_RizsPwr~tCDN``Cs?j{TiPn@c}@JuTqqZ|oA\\G{@eT_~gV\\qOH{`HzN_vpkKvxFBPPZx\\qL\\~mAPCtR~OqF~@S?PuBN}xd"
    "PsgZ~mcF|BWlCa{aC~Wev?pRHalPlM]BASHtyL_hTPJe?moKmMTK~MSYTk{mSo[?G{|U|UW]I_`D}tOYArGoDq@v|AwkIruG|_hOAe|sARPivM{F"
    "M}KqKAxeJS?XJpoccKpjHM@iHaC{Adij{lJtBQlKM|SzS|oev{CSoOKrqaCZ@rUg}nXWAr{mh`ML?]?mp^[|oCfABOk{w]cfMQwa?BSdCmDuu@oe"
    "BkWao{l?Eo?LC?goN]KoGxDXH}s?E}ggmkDdx@zoBnoo{cGlz_cmtN@u}`dXvsGxx^saPa[[}aPNEm{eLwGf{os{saCX@pWkJKLQENr|rBg~HAl`"
    "K`{qz]|_DOWU@_]ZvCeI?lMRv`@oMAkqGxDVRKFcoNC`]|_D@`oN~AuZE`gOzlTTBcc`H~{psbGdBSj_?r\\OT_Ey`SSzPufmEflBn~?nBbx]KxRQ"
    "qTLepp}A[]eWL?\\n@MZ~y~cgFh{XJak^JY]Qt_PXnnDyK}QWNpYVEvh[mOuFeg\\YyNE?@M@vB\\IuSbd@png~~g?_k}tw|ND[s~uh`P?wCphMIuU?"
    "k|mb{A[RNb@l~DNyq~sGDkDV|_CCRnprLonfwQtf{J{{XaDQ?[gmEowk|JKrzo{IRb`XOnZqDmCMEogCrB\\EI@|czxGG|mCQHmlmjrPH{PKCOngw"
    "Aq~f|M@s~\\Shh?cwsddBn~C]C@{oCpVAxO[`F}QGB~[xnRRw~Eo{@A_JwX`jIZI?Kb{fQX|sH^TKt~oNS\\L\\LYk`IbHN?xDiz?O~|kps`QbjO^x{"
    "tlYEz|SyScX]SklyG[xi^b]?vpPTSjhn~r_d}mvkVOJ`NAWtp_Q?jcn`F[GZm~|Mt`}i?TX@xnn?TqTCRQk{QBaNz}`\\{psw?N`ZCAC?xqK]UCWW"
    "Mp`\\s?lITjPv@\\\\nu}gDn^DUMqSgmlscOPKeLnXVCAeJAKgTX]dPEEMLq|ok{oc}}rc{BkGM@OoKAn?Xw_{c@Am@E{wFoAWxsnKN~a{r@mKk}]tx"
    "NT@A~__]_?nvz`PNFBnz{B{}JQ|GuzplLNtNwN|TyUmPo?|Wl@LMrogY|_@inaGPEA@@yl}g~@S}v|cB@nKcBrdQx@hP~L?BDBdlqrS\\E~GP|]dz"
    "ww?lO_ssrq@C@QogzZZ}KPrtHrtPvOLeCS_v~AhFo~Cbf}lC}N[fCohO}vt{~s^kopq@Rmgusn_XlC?lEJ`]qFjxIctjA~[vtaXewo[ZUMtEsMol"
    "{N[rCACNRn~j[BakM{[pAjeR}?KI`W|MCi{Y]]^clL[v~N?^AAScHpDFzJh]lOSQOC\\wnnSbKd~VDK[HrUYaTNx?LrSgKI@p|Vkxclpdp`[I{NNm"
    "p^xftqeBMmPjpmtBJCiD{nd_gXaqp\\jDySlgFK{al~gjC\\kgFB\\{JySxqOKotBo\\qYjly]wk`PD?p[XPz~pBka{eLSEWTVW?lnzP_rWx?NFA~C[^"
    "uaS\\IOuW@PJ}[_{dzr}R?~xfqqtlLT`TI{SwEtl{EA{\\|@?mJpTTtu_K?NJvKtONy`EmRRCrqadKo~DdblEAybtfO_SzzbQl_qOdi|PKu|HaBpsU"
    "WMwym||rxvX[FMLktqGxeLO[GOCCzuA@CTGT?|XIBSozw\\DLD^KUSA\\GqPBw]AgGPO@rTC@hoRGPQ`}hu~TIyR\\@]OPfFqHiKMWus~LZEKmkZ~@K"
    "IG}MqC|Fm`v}F]LxWBsbhaxRY`cqMNsfDL\\]Q~DG@_^to?Pw?TTp[OJc_\\[|?oK@oNlrB~uTmCJ?~@casAmSn_dxLJQ^lKlNrJXEI]KsqfZL?SkF"
    "JkqMN?lZNvfcAoTFhulrGPdItDSaTto`m]Su~]jXuM[JDPS}KsDWsqPXFSt`kBb}ARlcGapllr_hbG]jK^@oJp?pt@Dhu||oB[TjA[Lnqbp]AOO}"
    "MRwLo]|yBZh`}xGNFcrACyQDe\\`Nx^[HyBcz^p~s|OSunWcsPm@Ar~q`MMYFjc_\\tKGfENLQzAWXyqlgSdRxvWkTYB[xwg?]sLbvn}A]CBS{ztS\\"
    "rJpPNT`YuPe~wkL^N?dx?IDpz^\\K\\j[dondAQS]R?AqYW`tfYTnFAy|LU^q?ZZCwKECxznkcXOK?Xd?GD^tp_~sl[^LP]znhPPX\\Bab?NNe_?CH~"
    "nQCbB}[U_p|Pz\\ZhKmxCQA{UxywUuprAG}Oa{}pKPb_zBeZxuo@Nz^dluqWpCnxYIaM_H~TYuAUbcATwhE[q\\_NrQSKsNNn{vptvCPWiHd@hiQwQ"
    "C}@VnBlbzJ`U{`tkNL{Q|adHO_TWKoSti^kYntV`AG|EHLn{}NCf|mz}s|M\\dJ]rOw|A}EhHF_ORQAkj~rluAqslw_pRg_\\JW{qGfoeDE?LD|HEm"
    "KU@|uS_fLCXbFqHOCCGcGTxNRM_URp_dzcXkNB?nINt_mPDQU|ivw]G^?LthEMcKPjCp@C`naK?qr@Wv|D`Q}V`eDnVYJhmFoPSNypDuI`xMBoh["
    "H|bjnotf@bLYXFvlfnXCuW?__ZM?xu~sm`ceDscKNhk_CUGBgSLRw}dvEn_pTf`cLstVeadVbaSjBHELR]gABLpJhnYjGQK@i^KDirKV~JknqRBn"
    "[bo_{SHQGrTdxyoFy[@\\GrkVW}EqCp_}X]TiIKK`M{xOnJZuObsvN}?iOMkmmQO_|?Faqw}NqQCRv`knuNGx}q|a@vCEGTTZTpidzoG_IN{q?YhV"
    "?[MlwB\\TOmcCyWWKqd@VWNBiCl\\Cx_\\SfKNt@@hE`Q~w`[ygPXR|Hkx[kscsvLyHqOOLTIdemw|TvSWirFgSxcYFMDHHOKj~YH\\{zRD|U`Zz`SpP"
    "_{AP?`toK|[pQTPDkcpwOO@S`^CuKn{U?rYXOefQ`RGuDTiqhdC__v?xIkOaDNx@`peBDoxM|?}w]SGjm|chJdaJsll^q[WzKMI???|CxNSTW|OH"
    "ADECC^{szBm^?VNc?n`t_xGACe[X}zjunCclJrBfpkrAgQSqDM`ySaGy~b|g@FIHgwZXU`h\\EBSswcOiEg\\]DcejDp`_LCwxH[wu?m[wxBlFq]mS"
    "rmhFtanev`|||ax{KuGfUCLWBnfoJLZqHAtBAB\\RnSlIBZ@yBUvABS|SuuK|GaTaO`\\hmp{pjnmKSW}ptdWwwvMdtWQ[QI`A~?]iub[c?_X}}w?e"
    "A^j\\~^aDECxRZC?W}R[bplPX~PHalL[vty\\]FkJ[zvDT@spU?Sz_UP[LzzXVGLjVV_ff}NULNphrrASiINpWY@?WqBK]q@PqE~_hzbDR~}obUTTS"
    "@qDN`PpSq~NbCA[@_tMMFqjAGqof~B{HQnXZjncTDjhtBNPJ?gWkK\\@M|?B~Br?eFTtXPR]?{rChzXkHyD?dFP@}??Lb{}sVD[^lqlxutqXo~KdL"
    "Rfk}H^HTz_BiKpc|Cnh]DPYcF_LAxBZs}?oLA]{ZJIPbMmyDHHEEAzXBpyMiFlEwpmtb`SobiUPJKdDMutGyzkOHTOOwof\\mm{fcx|@rnq[fLmN|"
    "@PPVB@aI?QsB^roBj_X|FQKurpkTG~TmsrUU?[xT{lzpoDB[EboDUtTzkaPT`^sXy_||xZMU`]XA_qBsrRhDA\\Lc|~nmxCxZss\\?V}ioGK`vRCHl"
    "NQ[R{MkW|EDypPOm_?owyOdz@lTRiaCarm?[\\?dUlPztTp`]FbgZMOM???oIRO[zA?f}Jm\\JB^pK@B]TKNXalnG~{pL`HTF?]PhCrv~ekmlc?|tU"
    "qc`_\\@Ge??``wNj]g[jt@USmmzkx}ItaYi?hOodVpW|^SK|foR[sk~T?K|\\LCAlqu@mEgetp\\R^r@Nc\\T\\`MqTpcOmaJCe`~wrPssVT]GW\\cLrpi"
    "wf`[xg|{tpCJ|pLcISkAX?Kuiw?wD[mJNBioLODz|ul{{|\\rF^coqn]FE?kjLBHEJqO\\n]LnLLXs]joayP@]EK\\QJ|~aL@HW|eBv{PONQFgJun?^"
    "A\\_y@TP]LLleIrw\\pm`R~P^x?~PiVp?eWt\\FN^S]hoL^zLWLsnShHEUllmsYsC@ZAT?vxbXRqLsoLe`gzWFr~c_stO_\\}`~urBAFJpDoQKwir_pF"
    "KbKfqLLvqKxSzsYEq`kVC_Lcvr|PESk|qPg^xCl^zKDgSAkTENlnZFpmqp|oE\\PiqZ?QFG@{NeNALTA[OElxG~o~tcguXd{gQ]Pu{OkW|aQ\\YQcs"
    "}_hArsCgREcFsrryOCXWDXGC_sc]}``akaLHN^\\{}LdG|j@dEcpcHsGPcl`l{^`Mw[jzEr{^DdPW}Q[JuTkuDNKtCU?t@dDFyrn`B`AD?egmxaDP"
    "AalgGMhTV~y@PNkk~FeMpRd?Gt|nmn{HDnOBNQUWy\\pn@Nc{s?ymOBKkDOtSwFlaGAzAz`Tbzc@E\\}W@@_kc{mRPpSD|zUGw@s?m@{nm?rknZ~o_"
    "qaK}rN`ZW|JzDPSe|OBiu_\\TwRdzmbOw_?rKomlGInVpq~GiNbGuBLOYF|kD[tBqA_PAoQNvSJsGMctpzlP_x}_sQ?@b{erwK{MIR\\LCjWS[{NWs"
    "ssGhLEzA|MsEM@}f}\\I?|hwSMeG|?ls]z^JLtSD_}ah}TdWF{b@^DdNNxCLc~sDQqpGv?p]Q@WfuqLxcxqCu`RWpM@GmvKz?B{HUIADBnM`iz]x}"
    "CllsatvWPqOYRj`@rFqCO`o[xq][RTcR~LoDlDKOnslpo[|?ugLlz_K]slDm?[lTupg`@DKn@`eNyfJLuM{TAO}NCj~|MAD@N|l^{R?UpoxX{~LB"
    "MFlf}DOhF^MiQOLxU?[@BoSPCc[qG~S}CKSNN~lMt~XkqmS|zQEUROdBtK|[oVC~KuLwpCpX?jfK~oN^FQ@fK~liUPC|R?plB?mbtJuf{?lEF`Ej"
    "toLwEpwBQsGwzQEBMuHqLawGlLL\\SmGqGvZwjBz~tlcxa\\?rNqcdFPKdL|\\{mEtC|NUSBreTtNtcsuSr_QyZFDGoVmA_cpoh|BaGv_[x|^O``R]b"
    "KMcJxTKTz_TjPa`cKPCfV}|V~bgXQ?V]}jKyU|PJlYpUC^s_yNsiC\\aYB}g{qfCWRESwtOfKOo\\]x]?r|_dQYO?^KNL`mipLunEHE^CTAMWozQCU"
    "pMHR?LniCoUIFsu@~WPFsfcgFV|SglV}S\\syNdVjoCTBr}`DAJ~Cz`_?N}[QjBTTp_|QRvDhGTrAKuhetd?nw{XfCpYHLhDJFBxziNxW}tBnS{rd"
    "x~LK~Jwja~SbJCCvLPdM{ppt@pIHC`WITniR_r[awZKWACPYw]dGx?{Jk}t@_qBAYMME|Wg^yhDjsqvsC`?fAD[e{Oe?z]X`VsSGqlPo@QMRJhGk"
    "Xd_kFOLVf}KcsO_tS_gSYn|[DQj{s|XWgAXMu]|w_qCsxpMPJC]i~AG]OmGr@QCrK_ggoOx`w{gpzSPPdPlYrFXTJl_r}{DEmO|hN}o_bj^uvBKI"
    "\\k[VfQhSVSO~h]XWGvWkxZ_@oKiJUaPdObOvJlWlGzH[tpOSTcnvu^WgwG?FhNglEDtPzQfp@eKq{CHRjR_?roxhv{iNxlPqK`ahI~S~EsCwNdyx"
    "y?wRxNXnHHHU~[k?FJ{uG?ddrO`qFQsS@rKCKnTe@nYiSqeA}mX^BAKqsmO{qagR`T[`ESGoLCz`JST`{@_w}~lGq_haJ]|IK~SRPTWtI?hD}u@_"
    "s_HrPSxABQzrwNwPARxjLr{u~yPcsZXnn^OZzU}DLNRZ{CUEXEKk[lXz}[][uv]J|\\uNuQGJOpoRB@_Vk}@OFa`cIp__BtEQL~okpQPcKPK`yQ@O"
    "mMHV@MeFX^Kpwplp_{pLA|x`pPGB{L|{xw~VB~siwD`}~cX]{BwuoJhg?BTLqIPiQLCsuM]QE}QWPKq?lJhIl`PkPkcni@`^f\\yvdpa@yKrTu`kU"
    "KbqDDsceQ|\\SI^l@_p@_u~d?UkpiU_dG?rgX[RtFm|pLnUdVyuTV_qidC|WsKnWAlZpxurSqDB[TkndNFui[o@I?{kAVJpAeRbtfmpL`gnAUEqpB"
    "H[piM`_~vqbCTDAHGLkFCmRGwl[Ht`W\\ApHCLQTPByRlqJg]Fn]FHw?oqPLCt_XxU{\\krLhojQx]|{HM{MTFzRPRCVsm}z{E~~gftL@N|{QIwN{W"
    "s]rrBtlIJL?}LG?yHTk|ipoPwmGDwo?p?Q~jBA[yuCPdtnS]IPuAKtWVJms~FzozZXu@FRtmHAoWq~kgsMxYBBCoJ?TKAKlBq|qLDQfAxA[iRcgQ"
    "\\UCj@?iD}{WTDbMVtKxfIAweo\\d^`Zot@L\\X~Ptk}kJ{FAq@uM[x|_{sC?H^A}DyEchtNqOjI_x]l[djxXxQDq[HGK}?FqNwHcd?}AvYnq_nuAsI"
    "|g?zIdeBcT[U}xcd}`Xyu^qtom@f~Pd_k@bRLR{xyFCJsCfqqs`AyB@t}QSOtPzADPNaPQqdXZpYDs]HBk~zmqdUV?TIRpK{PVV?uO|BzwDb[QdS"
    "HQCVNqTYy\\x}fMLLHlHaaAkSKQ\\kpROiTz@@`_|RzMsvHo`BQHS^}Q@QGnMJEnEB@[DluqyAwO?{^_lKNeZyS?vKSzjYLbBAv`Mpr`Xvg]gfrzSQ"
    "CK`mpALDvppjH^rVl]x^CePCyDTFCo@`@VKZS~h_?W]VrJIYuK|Zfr@MGb[MIsgl^nl|K^swBD`RD`JqWe|RAk{Gm]K__]^xO]X\\GFyLRzxq}Ptq"
    "kPWwJbrA~|eImo`Rr|LGA[dvKCmCNnxnFBzhlB{qvayQGZ|e}bX\\qoG|v{|Qq\\OhD~_MIE`nOQPZLBXpPIXYlb`fBcowC_@MGn_yJtCO{]aNQ_ja"
    "SBH^~B_YB~u|y{[@I@ARQ?wNDAwEE]}EAI{ODUd]iB[UG@ZtzsWzPSHdmXDOrNx@FkxHORCY?~lzsM@tKAxCMrgHxtjAToX|Ep@\\n~DQKpqiIoOu"
    "I@@bmQg_yU@`FpcmrjOX`_x]JnsmFqsl{r|`On`~lOJh|aii`V`NtJtCCQkfAQ[sDpkyJ]Rio|dKCl}~C}@DsomCkLhJyp]km_hu{beJFBCtJOoE"
    "rxF~?~DwyCOQZRstXuFz{^OrLq[sz]YCY`?fUufw@C]?po{a{rcby?XeX\\tdyBKqVo|nGsO[BR{mp^[mNp~ukSt|tzK_x|s?wPE_ysy~LaHAVT`n"
    "zcW|qr||scJrnjPy|Vcv~XDIuRP^Jt^{BB{}kb`BSnm{ETdPCLFAVpowIPX|E?chxNDVC}yOVbCU@CmOLL~`ij`[Gb}]_MCTD_?cDP?_PJZ^AqIV"
    "HyC}x_HY}oSV|_\\XJtEAJDwj@upIOVc|p{_@w~GMUsotz_X{NpfBw|@_EcJDeutfSw?dQLBgXAh~|}_l}bcmyRoPV\\pP]BfI~~cAU~xNCj]EMtBC"
    "J}[DBn{VsP|]}UNmGQ\\HKfDVlnHMprCfMOMflHDOv`iic{iU`TCR[bSYKWsSPeGxaBtRTSg}JR^mB`CNAlPXtXmLZ~gwARLeKlX]pUJQHdsEf_u?"
    "KZQ[yrN^vs|DIoxdD?[yqtRKGmwkIlI?A_h?ePSrMRoQpn{mwO{mscKRpm@LWSLGB]lFv?}?CW~lBHK~SM?uhoFc?~advPP|wQHe{\\`MUpxfSPjP"
    "yrH~LDOA[Wcnf^RzoXFcSUYGXhFbbcX~uTs}OMGISuUzE[bAvcGkX}VknsHg{cQp_?fA{R{O`W|gWZi?@KtoX}CAJ[p\\tOqBAMBy_|\\T_w}HnxR^"
    "VgZWlozAAggc`\\Rt?S[miVmk_~ZZrW}?\\AFxS`CNRUKB`YWi}xEfpU~d\\z\\]Uxw[g[rWFH|Db[_Hzmj?j`nuMasyRPzpxpj}C@xJP|K\\L?svqhFo"
    "JxDZsR]ssj}?vRQtVb[YJI|dyQaHqOhORXGP~HyVMHFriqY`EoY\\uP\\?GfQfwhFW\\zZAjd}LB@VKeHGkeqnelu|dhA[FLG~Tlasb@eInqijAdtT_"
    "J^oSoqWhJFGznVU_aTowHNuILOMuHo\\[lxEIfsZQ`QthcG~lYAb[_{GbBdZAdPwoKrDo{brTqYbcyBTGqmIA`YohSRZGIc|DaW~Ehn_\\`XE?`UPi"
    "UG|OM|kEO~MF_q[^ZHDrPxEeANQEp}_q`\\rA}iyUendHgROVKPAkewWWefQ?TI_l[nFEmQzKlB[f}FCqBSXqIxkcr~\\wzcO?x~PYFoaOEdXWDqlD"
    "S@cE_s`gD?tuPhvufOIITBiZ{|vGBqiYObdzt~ldCN_]jIzAGRWoLLR]{{DnkoTM`TXrL[?G}tuZB\\yFLaMPeHDUpHfpElpkeEbYMOi?HlIIIonm"
    "LCrTPCkbpHEMdU`Sjd~{Sg}?UgblU[lmoXXs`\\cL@qmZAsLCm~Y?cCCCN[pY`Qe~SVAVAhFAmv{Xz_C\\kZEZWYta\\`PoVUSN}MTq[@{av]SA_qn~"
    "L~m?pCBi_ui?r@~AKFp]sqnL`mgv|TqIFoOIM~WCglBVpAHZ^pcKfW~ACOQyihGU{i[~ENoaiG~Qa`nhUydxsY^tvc|DJxxlMqZA_w|qMScZQ]BA"
    "WUEVEn]?L}bDO|Gv`]DJ_hGbTNSPjrPi|fgDChDwsQFL_~mNKs^AJ?SDC{OaFXYRexoUMTg[UlWX~jBh`Y?h^vFAc~y?O[RilTsOGZ_YMWQG_vnA"
    "Tlj?Oq~PEuXeLxgM`SA?DTjUDOPuvwolGdRH`ULiZ}GjoQjV`^uIIsY?`Q}??Bi\\`RstFJVyLBJo@CFAsElux}`uI~`TCK`]CHcy_uRX`_bLzqd_"
    "Q\\WMK~U_|JhgYw}AdRbFD{FpTHFVnsfta`\\T@RP^B~wk}??o@PD]}OgsK@peD@|VMDdAF_cxwBcxjPuCQA^|zQPW{}oUyp[T|OsgIs@HPa{~yoZq"
    "GCSM{qvyBNZ{p_WuP~v|BetD@qGmtmK}x_GrJR\\Y?APmHJo|G_SesPCN|bOdDYGZFqW]J^HiHpqZwhFn|cPmKRmAyR[I?]`zEqsUuOkLoSISxQ]H"
    "{rDPrOLMxAs@?YnZAd\\ugO{XP~tHrLCIW}QCx|sSVKdGNCr~rAgc@_CdzqGjL`IJvaDaMHGgD||ls\\{lt|]Jvztk@ASBvqaKJkPWxQs?|_OyPbNk"
    "@?Tb}L[xw~gwI^ksHIPLpcCkBEdAAV]AtBl[_t?{Bn\\XVrA?m|PsEow?p@sq{DxY?n~}IbX]pAPY@sDEqSlF}PlmF\\dLmo_Cw_LJIQWu?o[@o?eb"
    "Ab\\FBnGgOSpo}AWt@zJ\\vqWvAmczz]\\cM^_~fkkRC@|M}^lD@__vEPxzEz|gz`ctQ^oqx^g`@v@WuoOjEn@AMSi?wa{?x}pEAS_gm_chIb}^FncL"
    "AQFjDncu~X\\l}AsiBY?_Nqoe}}gP{P@~?t_AxR{iLODmo^tcyvSHL]hAL`kmMMTPE`pS?PLdCMhD|lJ_J]gFJbWTI_|avE\\ID|p?MAOozM}VFow|"
    "hcsDoMdBYpu?pTKkL^oq}[hCsNj^G?o\\`R{@OownWRBAYM_K|~^[uew?P?S_z^LMir[`pz\\SMA[I@@CC?A|fi{CtBMthxBl\\_}vAGsPRFqpg@BAF"
    "x~gWYNdJ?pg^LHGHAnLqqtcTGnKfku\\t{`wstfPkv~ClMR?Jt[Xa~MDHGotih}^llnRm|CQ?HeG[wCVs{NnA|_@Kzt@T|NsX{dKpB?EOP~{XsS@W"
    "CCRUCqhjnkhe_?wjEIswsOxeBOd\\vjVhH[|O}qGe~oO}}]`lxlHS?^gr?RQBnpXDmmwi~O{vMPQu@p{fy]@KrqTxgeDVG@C?E]otsqWcsCHVslkl"
    "?~hkE[`lzCl|IrKvk^hJfZwyr^dRFSh{CRSuC@cx?^DRoCsC?Bd`C{oZuL?jzkCQ~Ua^?pZyAL@CIZhGr^L\\L?P@_np^~SDM_ptAVoDOePb|LPpf"
    "IbcsS~|IE?SqHYgEBbgAFpcazOWInJpYG~OKu~JADqL~xBLyKOLczFXF|xEGqKTUtM?yM^c|xd_vz`c@ylwEkSGrL}hpG}mnJQXswvXO?zJYnNlY"
    "[a[{BPof{APoV~saEOdl_BHkB~cyTrihAL[t?BgSLQCW?DUYXZl{Cr|_uDL^p@XZ{Ow^BO`UBMM@HLkHxRDVvlDSpCOMHTUBNclCA^GvIqnp~}DE"
    "y_YeIpQN|scr@phDO@v|gmk_BBGw`]|s]pxkya|^F_B{ICHw}^DPosIU_~[YF~[FIfOXQpDiOtXyG_ggsmJ\\zDlD@a[lH_DTECQwx[HlGqxV}vSr"
    "MOc_J?haqFGdwN[vtLXg~oOzK_l{s[?oRqLPtbDQ@RwQx^XVCC_xR~``V]C[?LNzFl|emmKmbv|^DKzxPUHgyNMYs|uFIOPvhqumu\\t^D`kirkwJ"
    "}n|Fyb{Di@_ftvhg@Mb?SblHibPPD}xp}qMwwBSoWsHzuo{s|Lp[lwc_OKR}~ceOwm?aHAoHKM`S{?x[|dfhzp{Po}[xn|fa{acXybPCH_qZNzsP"
    "`_u`}RQ\\N_oeJMdRzN@`MN\\Gr}[oMKmC|A@@}MJ}HppvvaG|~_[JKnCeIRPfJOkY|QbTor|S|aDsCG?~UokENMhkIQtApHGNIoSUGzgdyAb^~?Xf"
    "wD`WdNd[AMwaFQsD|~k~CchoRM]?y_{l|{_wIA\\MHc`Swuhb?pS~ldWkOAoDm_L{wu@QxqGDLGPyInLCqunYBqwFOno^ipguzYF[p^r`HpKTFMov"
    "W_jq}^vmrMKOE\\|}ScKQQoSNr[}ZDOpVvpQR}N_f|opsl|guMb|B~rruwNjiq^kZBmgD}_\\@mrakUMlSv?ttpuTDq}{GADLpAOGZ|rPLuNgtG}kl"
    "yzC[FMk^zaXOG}obpT`SECK}qnWKxpehIkv|AA[OAbLOq~eWl@WrURWdwOHAvkG~w`miFN{ST@wvlMf\\R^DMBl{g{jZzGO?^~ls}?AdbmpvRI?oS"
    "B`eUH_tRrR[uN_`GR^UOLDPhz_Dg}~|luoxaDMk?KldBxn[ax`}Ynn?kCKjv~alpH_hDSSQFzOsFITV{?B?XJ^FtDokyK~OJAloMt?lb}qHj|PcN"
    "x|Hv~d[VcbfYO[kUGk|fAcX`D@ebvqLNK~eSNAN{CqOcEcOavQLiL|CyKN?{LBXJDBOaka`S?aSVLChaqp|]BaLct_giObXuubGeNr}KCMdEt~dC"
    "q}AIIA`\\w~|OSDO~OopZEbkynKP]JW}^@rXSv{JsvLPMsrtfAnCkDjoHsLwpBHcWFoLi}HNx{}D@{r[`EE\\IKNcy{cEEGo?jCqMhLiwb@a]{TNuF"
    "WNlY{\\\\p?`CQ@\\f|QbsFFmonHQ[Map_ABakmOBLLIs{KA^UTAbXc{rVUyLWZkbXh~d]GMM_DA~Lfxr`IG~C[z[GMxMrA?]R_yQLoDMssLLSO~bFy"
    "wedNsMyIz@?OAouFCASy|y`wzj{HF|Pqxd_dS@d`zsc\\v[cHVJc`VzPf_pxsrq|gu@P[Cm|GPQGJz`[p?clsKPoeMAKuMOi@DXF|EbqYj@v_vNxx"
    "nn_Yx~lS|}CNqjwnTid@\\v_sF^kOxe?puTxFq`Kn{nnOA}xoF_?c?asiGMAa{|uE~P]i@AdCOrfkSSrly@NtA_{eQ]nl~Q`W|~LJs|hkoS_vDO_|"
    "|?{bCOvtxoWYKbGhKKKhqCG\\~~|{En\\qH_DIFlP]CBS`}NSDCqt\\GahITAOQRPe|LS?w}RGUv`GFtMhNCogfCpLSPd[co]l@BpCvcCqDKl{UEkK{"
    "Pb|b|pOc?Q_}@}t]v}klGATKF^~i{tOOVtGXxOqGD[XtIPLNraSR?_?s@QK]KMCdD_TBFohYvrPEjNl@jrTCoP{?}ReCKKc?A~tvxTlp{dlNOwcP"
    "QOWi|_kBsBpZBLcqA?QPtL_f`P}nBP{inQWmy}Wmcn?hL_TMB~TfmQWmCT[foXDOCok^P`|l@r[V@gD]JbSaC}GtFPOh}OWcHXGAL]ZgNDshySC`"
    "OsW{~PzusRgps_|MJs\\LFqRsC?\\tG^SwxoH[G?OFHOsqBA[VIpPbtKbcNOcdA@XFr{\\Lzq_R}~w}yR`{uPDONBPWym\\Dz{etxpGYAoTgCAOleN?x"
    "BllL@Oi?ABd\\F[nAvREdGti?@lyZKBPtJ_@F}^Qbq~mM|afwSoDoAA{DFOHI`_sZsN{iPRqOEu[bu|ovKvGvM]Y`CSTZQRgWvMiKAbGiwo|xt~kU"
    "q]_z_tLxTP_~gpXIFUtR?SwsvYw_N_og{OdKLuWwMpgrP^S}{`dxnppDFlH@Bm{[}_JvBPiP{QBoFcpFosLMz_bAIogL|qviNnHJ|NghlIQiR_LD"
    "?L`]RPXnHR|[CLS`wOhZRrTnzM`BN^l^qp\\my?HBIrYJ{n_k?pLIUk[eHNOh?pg[?BhWmCoulQTN?^SnJ]dOgMtgvN\\lAN@B~SdCCPUqr?\\vAk?r"
    "?RH\\~rLuDNKJ~rKqB`B~MpHDGQ\\QsVWqGt{p{[?{FpKYYb`OBaHCu@?vPqOfMOosIE_~`Q{v~Bt\\\\^Hd|mj[WBhoGW|z^PCtvF|EM^e@@rwH~@DK"
    "KmTYE_OYFncmFqtl@NH\\Ddn{?Oxov|]XNB[fjhdFG``M?lT^G}wxHo?]|dwcm~\\@?@Cv~aWgxKXp?LnfHPpsvdS|?npwD`KvACUF|oPFM]eOQMdG"
    "NaETXPcmBawbqJsdA@KdCOO^|OjynLT]BmGf@|Csu?pK~Plj}{csI\\yJ??\\~M_vv?M[oKu|b{Mj~sSWr@dWdMAsgq`w^LSeAw@TFMRhjs?DH[_Dq"
    "Tbke|CP\\zl\\OIP`BEpMBD?qFx^HZ~js]q^C?zBGwrBKzp`|yW{CeNTWVr`PJC_Hr|pm?Dl{H|MHvJMDpUqRSyNtgC]rLI?uS{oDnOzlUJ}aRj`_Y"
    "?NcuV@g~Q?B||qRbpoKUK_dLA~T`zMoc@rj?vp@Zx?_WJz?jBrhGu@\\rxbCSDOoeE^g@m~AbAN_GRbRw?uUVq`ToHcCxJe@@BPlmBn[{GnGY[Ch`"
    "IaC_V?`A~AS[vBhgO~keu]PnCieByOPg~Y|vNnX^z?ScR?|~BBnXECWIJ||Ip?n}|`lIx^hZ|aKSs|lzuMcoWL{dNTS{la\\C@cS}gmLnJOX_@_XH"
    "UK_b@THUQ@TGukxL}|WtIPWPPvVjy`KrFdLYP|WoDp_aMCcuEp|Y@YcZJmcx~ptEsMV|?]CKkL`M{oorx\\|E}\\lJy{KJv?NdQPPGl^X]{`_VPNwJ"
    "A?`pF@ATIpFrAg|DHsWexmpMmkcSxf?cO|GhAP|AGSshyF@LundjBrtuNLBaLLI]CNXas~{Z?_Ok|O`S{@^|y^@Rv~swta{hC`SZDPj?y`XFl|hh"
    "WwoY~qp|FlK{SpLo@KoFUP[?EQOAFjGvBAFitMPxKRc|FqX@?Qvd@JwlH~xHbdUD}LGuay?nCTC]?rfer{XwoYtsC`_mERTNpDn~||sJCbPtFp@l"
    "D^kJrnKKr`uEw`sPK^rEKlS{KNwYFle@wNixI~@kEa|pPTGZErW@}MaizNEUA[@ulMXRn]\\pWb_pUP_v{}fyI[LYxbxS}s`DbZ{]H}|f|SyMOPLG"
    "BOAKmzKOi^\\cnqCaw^|`Dq|kQP|cAQTjpuLae}LaRLz\\Xq@]R@wev_oj?rPkHfokF@LMzRERxQDJD\\[rxogoD@DFE^`A{~[|}Ae`DatwGrK^v`Wc"
    "IOl[xBD_|pxfIrPgwSAFEY{[{Aki@zs~D_plKr^fJTq[Fq[fMsSempTWH[tDEnXd||KbBpK[?pKWNNwN{ChV~aICD{xAn{oO}Pd{CjddnO|jI|Gr"
    "~|mCGnES{pLNr]CxNQ@Pu^HWx@TXQQDLJqX\\Bco[zL@RDmG]}n\\oB]`rT^@Q{rWWIeg\\@{lr?@chvBpX|Ch@XP^fyrGpCmw?AdGbya|YURSASg\\N"
    "OZ{okr[OzDCfGc@hLN|EPSotOOeV|]hD~^|va\\K]IAWdToCz}_HhADc|@k?eu~oztPTADoo\\{TBRWQWWGdkcfSAjx?GvCKhGqqsZxMgw@aG]Y]LT"
    "ONLBf?LBJt?pBKyKF`CR{L\\ZbsspDA@RGDgn}tDfxBWzSPOA}rDGjNWtDuiBmQz{wxG]n}wiBA^pO@S`Jasju^SHw_@XCo`x_eE@qL?^HxDTEadQ"
    "uMT[PcffLAXszQOYldw\\nC`L@^__k`WVDR?SmAhAtOL\\Nn_XJqHyO^@a|}BdkP\\wF^RUxCocrpczJP{l|qxYFMHsvBdQIALAP_fwEbH[yoGlGCOS"
    "qBKIqtDiDCcN~OLP}{peQ@s[GNLX?dWB{DpTGKG[DCXCzqqLPn_PL\\tHs`S}qO@fpalD?ajux|\\E?Lx\\RrERPATZqQkdJP?akln~BW?SXosBSNa\\"
    "MNh]?NO?BR@Lx]|~UrTN}^[xDM]TA@`Gz^?|j^KLvBCrAJTKoAwYwEdpmw?^~kbsFnzn?aIFpq{txA[y@bdbfBSqFrRpB@C_Glcc}ax_RvFzJ\\hM"
    "JQwBGakHHr\\_uL{FFASUBBGFuPPOp\\kvSp{[iT@kG@G_G]hSk?xBu|KY}O?`HNNzMPSiukoIw]Gc{pp~qRwrR@z}_tG{lNiUG}fyoqWzyALdFsCO"
    "WaBAu^L@KOh]s}[syNDAuh{[~AkZ?qsXCnh\\o_qJIQMCHTzvBQQd~dHXPAt^JAKzU?gbG\\DAEOdaDdW|{QHXA_G[o|SXzw?l@pQ?DCWRK~wnzLpn"
    "etpYM`nl?nVER@TG{lCLS_os?sVnzI|TD|?kCnPsABcuVMlmFa@eHfDg?_bz@mLcVPJtCOBl~~QberlmxT^v|PTUB}WF{~MJ`RHgr~Js{Awl}chx"
    "unPWARZtEjObp_xgL_wXJ`\\@JqHs\\Gb?r~o^m{pJK?tDRRkrE_Pf?{pwA?dNv??jB_tezo`asTLIPPRyDotfpBtMoksuC{uSO`H`Pjw`NMlOGo{s"
    "qO{eF}tE~b?aAqU_Eb?GwtCPqQse`_AJ~[PBQQ|kMA[flTwu{E{C@AtMV{nywl{{?BSrsOk||OlqF_NtBRkGJbWGto~lHAkuCc_wEpHEsL\\|Gr|H"
    "~NMGPP?ly?Xr|?CPEEddmP\\WFKZy^Ftqw}sKl?p\\sL~jwq{h~\\l]WO|BARXSQ`SC|g@Bo||Tl]ro~cGcBO`_FrxwCK@SIBCISSG?pAddA}{}ipI@"
    "ktDKu@syB}X~{UEDEL\\}v}ZrsSgXJ?NfEruSQR{Q@Y~}psAIVVwekQa@gnMAm`bdASOThaguAcZ|zaKxz`kuVGG|N`xpyuV??C_N|O@rxPpQlSZI"
    "P\\olJChBcdtdwmhVqo|I]?L`@|g_CAVkswoFU_mH}Ta?PSTUvZ_fhR]M~p`cGoTKG\\~AuC}[QHFwvMpSAOGt@BtWJa^s~Q}P{PCtJpV|BLfurQOW"
    "BUD}tfivx\\wlvkoR?aA|C}|SmzVuMMvessv|DPNJ~TDjj__UAmqboU]AP\\_hcY@KAxDEIqg?IGcnr~hcIYGLxKONF}DAx~XAXTCJk?K]M]`mChEC"
    "@al}yw@}_qkry~OjgA]TBMSSkPHFUBUi?eh]FLp|QSTLAoos|g?uy_|KxqL{Q]XEDdS[r^\\_Do|S~^LYOGAWU_sa^AE]{N\\A]cvKBbKO}_WNxPWJ"
    "GoTiT]HxOKdAznLCWPpXzUDNr[@HB@c^WFPc?QtapVF}q{{qMt[lBURq}bHdrcj|{meBMrJvAN~XYNzARntl?adwn|OMFxGfA\\sFocO]TmADHCxn"
    "D\\_BJsGfrRtPxBt\\Nlpi?s{iE?fuvudEG~cdwMW]qcOEeDQhKOPVmn?sGKyaN`\\W@dX\\EpgtkqUk|\\J]jN`FvBCW@jLcCcIo[CWm@nFAG~tKz@pB"
    "o{DVPq\\A~EsG?tXj@@\\~y`[v~tZ_ESyZ@pDbij{Nv~PeBbk_nrE?DrW`LqczBP?trcFwvg?Ii_tbBPPeLcR{WrnT{Oh|yQhgDl]CbHDgNVopqmsQ"
    "MykYsK_g?RcaFAJzLc]?|pSEMlBAx?xtN?y~OtXq}@|ZCusMC}sJEoRnzNoIwnlWP^laXU?{uRjuFb\\Tv}Y@|nGagOGklAXNM^OBsEoJlQLK?Ppw"
    "\\uLrH[{^rgHn}K{{gqc@QXwZzvT`NSaInrTAA}sBW[TT{]?ClO]H~k@XGExPW?o]hb|`}XDgRQDzg?Gw|SN^zLr_RqpeEs{l?lJkCaNnBK]Yxbvn"
    "vQCur}~}GnN{uUwiuBqM@`\\wmplQy^tNXZ_yKxGwxthaAAOIAmx`D`leCNNzQyhDzcWbgWoRv}i~HG?GcdI\\trTtMNWHIsKzFpSrZnFsCcEPJpQT"
    "U~H`kB`Cwqn~B`fpPyG^BF[{Kcglu{qsWQknwBx}tW|Wpt`QkSxZMX[rd]cjIRT^gTxCDZhjUDHOz{gQsdfuVT\\p|n\\GrULKPA~A{WOqR?Mr|ypH"
    "Fl``LM`zAo?c|yIM`]e]uIoIR[?~|WW_FihtLsX^v_]MVfKW~RSp^Ozik_AOuQftR@Cgu\\PxK`PLk_@buLp{oN_sAtTlFEFoE[gg[ypp@KgOIlEW"
    "nDGiMbxqqm@fpDOopZLrh_TVm@`Ow`KYPWRxNtXNDqvFB}TRv]Ngw?|SG^pUuPZwWC{dgsFgyHV}IOP?x[xOjr[W[NknFw\\AoEK]QcAHHP@}z@Jw"
    "~ZLop~pXunAGH\\hCz_`R~l{dKN}?yCA`]pyYfD{[SRO?[~Wutb?xueg{ORx{DBJzKSNjVa`LB^w_CRe@}mwsBOFvABJrMrFuRzoOAsKYIIVW~rda"
    "PoxbEB[ODotDI]efFOpvi`GBvrEafr@XNq@v?[h^C@dIJ?\\AOCzlHB^u{{TUpZo~ENjuLafeCnKFP~dllnxUquf{HH{XXOwNOt{^@_rYotWxKcXV"
    "wRfAx_QNoMhZQ}hDw_?NplcNHVl[|^a\\uwN\\MyGCNPRkBABwC@@oTmWnC[pRScrecMSUP}kjgUof}iXInRKEFn{^FG|AEZUMorgAUOvhxpL_yps["
    "Nan]S~lgo?Os_~Fm{eK`DA[d`[t^ytPRLp?JDHwtR`S^}_rslW|E_|LVsqfakOh|EYcl@twiz`gVRlUC}^CU}@SJ|P~cz~MrYt|o{]I]q@{[hliU"
    "{APBkNe{sB|rtjsQYBgc|McHQLZxfN@\\{Qcxk_{wJN`]}LpIIYPZKqpBrlxLFR?}WrOjFDH^f^t}zpbnySqHHm]NxCToGo?|Nagx|P}kJ`{mL^yC"
    "I`DDHPxBTPoICLqaNmWK@mcgw][ZwMs@?Ehuq`nt?\\GPBqQUtDxYM_oaeQ_lEtl\\ruF`IQ?aVOSiDAOFJ]h~O@LaIlX]gtKGu_|s|\\PMF~`nzoZU"
    "hNbrc@Npp}XVwEaNmA_TwddB_?tHFmSkAL}OHndQKMXbtN?^ljwfBan?gMtDMogqtFh]DcTb@oI^pMCGZZHG]w|ZUv\\LLtr~t^HJBge_F?n~M]Tr"
    "?|YaI}bihb\\RGPTL~mknCMVAG^[y}w|oK{ovDoiZOLmSOp_pLBxvxrM?oMLgQbk{HAdgAPd^G^{VwoK^FK\\\\vK{S@}GwIMTMVxyN\\]gLS|[ix_cl"
    "BFkMCdGpzq?GmESyFlhd@nRjDadXs`csO_XpMETvDmTn|zrs|bhZnxGj@\\Pa|rUMLNXS`Qlo|y_Hq_{IFttLv_mK}?uy|eGNdOlG|jwjrDWF{QYA"
    "v|H\\sROv_~@zqC[IrqiKlyzABMCPPLWNuNeUANFt~oAcxBgdAOF{jso^wS@TJ~gJ}]{cGtGYwMDLEw?vqzG`yYoDwQofcUdRPEIXpFXLrzwXldK~"
    "[P@eKpozIme?IbB^IcpT?M\\K{@~lwOySamOs{Ktw_uUvh[[c@?a`~ddB_paG|PZ[?UPMS^IdF\\y?{|PeDbzApcLb~LByCNXMfDLC{\\HBFXvenGpl"
    "{cViCGBHp\\~in{x]t{@gx][BEPwYomCSDodLNRWHHpVjK?eOKBwlJjDG]OFrCtPN?MX\\S}gSB\\LYNMfxLF_sR]hs}oTXYOzJL^UlDpXjVSKXJr]m"
    "?uk~LpT@NnwFIBj{zOQ_n@IH\\tYRn?FzprafSdLSGO]Sz@wCJN{MuQ_T|{XDs`pnTaTLHNt[tewz|_cll~dZA`ldKtu\\P{iJ}pVAkcRrLonctvLj"
    "unfNioQlRvHiw`HivbdzO?cPDDcztLpVILYFFOaIwXKxmo{sfp_hBjs|HaaaO}VAfO]EYj|YFAdqFzbf|QVo@bXzkS[`T_@I?u_g|es~\\QmsE}i?"
    "ENiU}FPwFmPWJQPoKqLEAnZ~ROCfrs`MG_ZZp^HkUl}X_}oiIdLaURTMtjTpXCj~_skqE`mJzplIBD|j}j~ij`Mqqs@VR{Jl{HVxErGDcpeMf?DI"
    "FlwD?BAh~Nc[o__tn}roolpRrKkkllfjNs_EHh?p?mwxVn[a@SA\\HonAG[sx_~TbezojzrHVk{{{GT|QJzT@N{`Y`]OrqsteD\\`\\vOhHqRbAqM@x"
    "~Z|Nw_YHwkwoT@ebJba`SumAMS^WurC~`Tn~KBr}MCpo@A|Y~\\AJERKgC|laOL\\SNS^{?pNytXGcQN\\wB]gN@JMDfno]s~ohqe[\\zodWTvG\\|Sft"
    "vktv?m[iCMpQq@GwOIhcpSY?~l|XlRWhD{RAyIkKgk?a_?ow}oT\\Ib|yzb[RtC{bJlAd~@gnpo|dBB{\\[MPPxC@hSAni|?KzAqCdwPy?DakbOagl"
    "XtI^tdPEn{XxBr[PKB]iS@DCS`sm|\\PGzfGnBrWq@cX?wLbo{PoiEcPe@S\\XFcowqSOQTowwEHGcAbsoCRtRcr@u~^J~n\\cO`S_nDLpz~KneHnor"
    "W~[G??[~pRTMMReJEMdn~^eHuYwLO\\TJO`|@p?_vUBlH~Jr[@[wjFPfuGaRasBsECCWfVPLZ|`{cFodasmh^DrvAnU`jx@RA~EH{xairJ?\\oISTw"
    "JkgYFIj[QcogFPHUy{xgF}hINnOSR`WYARCvE|onJOFxjfB_q|v]}FpZAsgCIqLb?MhA~q_Z?MJA|NTE{BpIr?sgFn{mQMcAvLps_Mo~s\\N]IBWm"
    "{stC@rcy@xL~wbQOuC}sLMrLlJuYHqdrihxYJbSbRw~dgK]Z{PotCRmIznWMO@n[ntpNw_^IIN[\\{DQIsAEXNgl_\\q{hTafBJpi`MOJ}usPGFLpB"
    "~`_drSrlKBDCFJSmLRtit]]UFei?yeI?m@kVuv^[{Mo{oAeRZ@daMaiCPSWwJrbWjp~rKxcYA]O_?O[pKCao{DlRIjWJS@{iG[LSJoXFtagAoTIS"
    "uUECw@DaN\\RENS|dnzsJ}cG^}BOGFtX_pCZA`R\\ej|L|_{xNKurenapvhsNLv\\LemNgDMRDCvchGHB]AuD`@A_[IBaDFKOn_ABSzKnRAQ~VedxGh"
    "}HgjSQGl}Jx}Hm@AT@WlvqFX@AhAPk\\z}`WvYBGd}bKzIPgIOw|_e\\z]vCLy{]@|?o^IxOzxB`WY}QI?JeWLzsCX|rG}thGC}sQMBshV{KCkhMlf"
    "_?qPHF^qyy{}yr|qOViXcq{ohoOsxb_fqOoWL[uEwml^Q^JnXrRt{R[CKgjywSkVBq[_~cZZ@MPixJdrQqwVycXtoox@yT`CyAopy]hwI?_UIOdn"
    "DcrdMDUWA@R\\@ow`u~tM|DdJU~KYs_ThFb|NITT]AD}?{ax@VjhXKfCN}^_KD\\Fx~oF}Fyo|uEDRyjtiOutbwSO}}DhistXsIKqBrStNsuduL_wL"
    "|r?A@\\\\pBADgqlLV`U~wCTCXFLGlz`haVhgAP_obFZL}@]Nwlw|H{OLGsUsyrQWj`Rdjr\\\\gqAD`AXWeFPPxD\\{vA]W_EfhIynDF|}OHv\\@uxR{i"
    "yJJ?_pple?LitPkVJ`uas?aSA@sjpNloNSFo?@p?OqXAM\\oihFpD|}`x}JCyFt_UqGxdy\\o{DW]eythPI{TVKon}Dn\\S~eJ~?xDmAUkwyLAMO\\h^"
    "R^pYsXpajp|fhBs`HZWGotj|FkVmE}T@KkHUD\\lnJqUMC^L`jDKaKdGQv~EGKtLgL^NuPbouKBLIOtLPtj[}fRSJEMGBs`ZAoulHgP@?i^xmy`eM"
    "~B|J{t?B{ZPuKM|ur|_uFnGkSNOSzNxgDu[D|pw_@AEOfSKbN}?mxk|qE}SWaNP^MFVqRnkoa~r\\@B~[|FEYzKcM_|LcGoT@paDTJMbHFdDBHq[e"
    "?_PKTSGeRsWiH|KgYqhA\\P`Traf?Bn[GRBl|m@xVmsX~}AXi][dnB~C]vw?oM{pdGq\\RqAHpuwEGErPRurrdLOXWs^`ktSjRJIrtx_jclhcWMdDR"
    "s?Z\\EROMvc@}PuzAxrRkWsrtgkoj{]e`{@{}~Ah{x~[~ElCe~p[n|d{oDvxSHakc}MKgAKL?DcGLG{xajNcjxMYkQKpRG`rwpbD\\r\\sPMo|yuzhs"
    "E~oeFO]fyTLtytke{|?ut]GgXq_AK_KXzn[FpQA?I\\P[k@CjMAonF@~|DiG~Zuzqg\\s[BkxhqkkuA@pDGa[@V^WSMCk\\F@`gE_XCBoK}vRoh}ZP^"
    "RpYRw~DwCLP_I]RTI@}Xis@NmnSTyM_Tw~kvH@@GGqW`L~\\[@]dACPkdtEcmwDwzG|GbJcOys`UCB|{POoMBy|b{woV_PM{~c\\pLayL{CBhkk?E?"
    "t~VAupL`AN?[SmhHl}y?f_DoNLiZwq[vFX^yL?RhMas~urD^jmXEECeoB@xVpPTH?HD\\ybqCxRIIK_[syPZlh}J||`TIFOWWq`ttwOCqOmHUyprz"
    "hp\\YOIs~B]wzzn?B~LXsOjo?eqLPstdx?p`M{_Sg@~\\KT?XvEpct`RS~bKSzjqH@A_LYsYKrPAdIo\\tDsaLCFy{c`^XorN?|LQCuAyr^GP_~}P[R"
    "|Ot]EedWPoeAt_U_fprn@kVI}Rn\\lwCP~kOTdoa@gtpC@NTB}qz~JNBvTqwl[agxlu|C{|\\YHlCxtoR{H[?\\vbdD{d@igqXNulX]ICjKW@p`Wk_W"
    "C|_wGT|BI~dR~pl~I\\c`hH\\yiuzn?{T|_pOYxouMkafHzNgc^amE?t|rvtrAl_Ce@e@NKdUSJnwz?`Oaw_cd~?TDEtzVARE?IP{ZmjSjrAaCGRs["
    "IQQ@ElLWG[w]Mno|tq|cpPSrFNCO_pW]Gr_mDB@sq_gqSl\\Tt`\\ThPbqlizzSSOwFHE]A}s@hV~pw@_Xlljqy|KC}mcLL@O\\iPt}CnooxCkwDPX~"
    "AlTilqYdhbd[d~K~OjFiD}vmqajavcoy~PXfYsOGvCUHfncfx?iXEkUAAQ|rt^_Z}DhkBlR{mmng@`lW?Q?@_~HDKq?uO}lg@OSg~TVbrN``~Lv{"
    "AN[hrmmL@pNg@KsogbJr_}k]?LRXj`}?Q@J]Sj^Bu{zRPoTctcx[x|A?W}DG~AIdXQKSgcaUsAECPSQ?d?bXxiM[vT_x|PyymuUTNclp`ZtvGezA"
    "DYZmirm?_uj|}~QXri^zNz]G`YacpHFSX{T}{S`D`SRsVPLu_{Un_}C[?@~gEMZAurFuzlhHBbst_|nnXLlCahGmhXGuJuStWpVwiYDxXhDMfOPV"
    "E_vAIGJAHTTMAdLneKnu?PcOYvozL_mKkQk@y@?OH{zAykpq`XDm@DnFyleCi?}lx_TlCg~A_sYTkT@?_xDDlMkWKUNDqXE|HL\\]K|zA`YZAXtMj"
    "kTPjKnwk_|~I}g|dhjGmTMDje~fFamvTB[q?x[o|KaE?^xE|nLK?QzKqUdUV}BtLkbP\\eAQiIHFAUv^]PL[ajzWgVHDtSbVRXbJPTWU\\oJBHYnPE"
    "_xF}gO|OHYMHi|}|zsbA`_drHEnN`PxJHy?BJMux@HDpqL{|IN}DlxGg|iJex{jHshKmQwJjCCxHmm?x?\\}?jQ^DLBtHbrcgwc`kFthyVmrfnhGd"
    "AnH~k`paJTjADVHUY{Dd_pOZF@{froE]`W|qpaM@ujWqBJCdH\\osBHGI|vcKSrcfo_cMuqHPd_T_`V@ND{TY_xFADn~_SCXAEvyKw[iEbZXYwlFU"
    "}]VvK]FyVct|JcNQJNzAXG?boQiVb\\_TH`w~dmb|~`{BQGT\\YVNmY@y?d?a]I|LPHW}P_uR{bq~hKFH^|Rso`Yoq|xGrvrnowYgeXPsdNw}QUabh"
    "yjkCJTnAYDohekKJxW~AJuAXBB|?`Zmlzayt~ySmlOgPXL^]QGI?}KsZQFpS`S[JJB`_Hitu{?kaMtxDeLNjYNgnq\\Zh~XDSJQfFeYD`whK@nyVA"
    "_sVaSDleNmV_YVrUGcGFyxE`@_dC{xFmNmSFc|j}QMZ\\?QqOi`Id`ZOl`Q?^c}m?QeEsobbeXCaYe`gwL@HTfhEhNeHYOXVGN|{VV]KJjpTv`YjK"
    "`XEPT@VpqQZoXcXIBPVAXtARYx]X_rZAUPD?`y}`CssJ_yscpM}JdkLCF}e??Vtrb^ZeWGLGxG?\\?XR\\?bEZbWcVzCWGUhFgA^_vw?}HiizAd[bA"
    "`U[OG?pmq`BALjAnRZGDIDL~@I{MS[_kEhFQVjtUG]w`}]{l{]WOzlWDLp?YJaHt?|NV~^S{A^OaB_wiJ?wbUo[nLOL_r[hEq`QBkkdOHVlsrQL\\"
    "S~TjVaciLrpbT?JumrvvJMsxJa\\kzOdmPp{tpnwr?pG\\{WVepnGyE[opNLYLV`mC\\nBjA^\\BqMuFSCl_FL?\\{eKg@qsU@]RAj\\@TrO?bP~G@}]ES"
    "un|_uTPuSbdqWE{Srp_\\UqkSF^TdMNPdKa|DxOS]|VLPECHmlmtCDTGFs@[K@{{TpaDq|`qGGjslGar_Na_cheTVIPopYSLCFKP^|atGzaS?IRWB"
    "JPsnFbcG}A_\\I^KlysOuUR@QyNKNA`YOlnSKF}TIM}`PFny@T~daQSGgCO\\v@o|~vr`F{LKbKDLdT_CW{BNoHnW@KTts{w?ZL]B{R[hG?rwICHxO"
    "u~w|I]gBRpwPraC~@r_sUqLaH_[y}p\\BqDK]vBDf]\\cLG@g_}`tYzbR_wKgxxmPVZbeLf^SUG@PKETCRm]dRBO[iB`pb~ypNN~ccv\\x^RaDqBcPU"
    "n`_fHakm@~NsO_zWunlRNVPq~__hFcTQt~^T{kpeRBCGIRWox|wcN_OgQaC}@}gKPzwe~]tK@]p_~QkyOR_uMA{lPNHlL_?a{]k{IOTAECCMI}we"
    "APtD}|kGSlsl@bHNv@|TSR_SD}xRLQOLu~DS|K?g@~GBvojvu_XTPpCMT@tUG`kftpCdM]{\\sS@UHaqUHpXUBphdg{OM?\\{pwdf`||ru@?dUC]XB"
    "oNpdCatMDBKJx_sZ~]]MUcQTE[WevCvgUMR?vO@S}qXHN~HxvMaCzalfDosrB||qQrCmBpgQ`\\V^R?\\RER\\aL@@jpPNwF[EiL}O|xM|j?O?j@qKm"
    "|RpUESlPzAXAjrXwQ?`hJZPxO^tgJ_hJBkSDs~WOucIUQRo|HB^jx_GoxA\\uEN?enqzhL@o_TmcSrJxLGQp{I_{UF@z?ANCNmqvg{bDE[QJmyryE"
    "}boo{?@UmQmXHMlOKSXhK\\oOB?ptLQEJ}cDPzq@JK~~vyNlfH_pmHn|e~[U`K?uJVW{wOoU^nQOgB@pFnoyMySA?wM[cCKxQzREJF~Z||rp`D@W]"
    "D`HF@bWrzmhVx]hWr?WnzOOcCOc?HQ`_SQUTAKePzcBmVbcwt}nfkmCl?rkGMnkDz|lLtRySrKouEnScy|KkVngGA\\zzFrQ?uaCUsP[b}rLHzP_r"
    "DjO^H?o{J??c|n}HPCLn~MhSKScvH?~rGbd_P_HJLPcGla?u?~TBLAZkFrEDrolfP@WgN?DxGrQlHSb?~AtEF~\\Uo?WP}Q_yk^cooC{JUrDppP[O"
    "DaRvpmbuzEhLH]xbtM~{careFPLdKo_h{omELyKDye\\BB_buLv?{HovAspwgO?gE{YedsRSEx[dt?_XaSa|QE~\\TFPA`Je\\f|EkEA]dcJ[kRyOSW"
    "EdDYxJ`eLqEAJnS|wP`s]TePtaGjvawQDcdVC\\\\@I_yCLqwhIaWHw~HgNnHoBBDw|~`FD_oRGNYB[CDJRQ|SK?yPNM|}Goafv~zN~M?~xW}QRc[M"
    "@bPVn_^~Q]KrMOxXAOS^GmWqPfw_FR`IM^TXtrPiy_oeIpWm@RGKJmtoFvGOB`LFv{_\\KnxDFbtH@nWlwpCXF}yRuCGsEBWUTqgsHAdTC`{km]hG"
    "i^qRAbx^EkpknCS~sJkQ?]UGCPWwK`wzQAVvHPcwOkstLsXY|McvIoXiEN\\DAPfkvE[oF[`nTPPXx}?pEl{{}~HmJBg?xLst?NLuA|ornPCqAP@\\"
    "pCwPNOHFL_OZyOhTFOMEZBcoABdEAb_mM@|Dv|O`~RDG?BWtLAnzD}CwpPPuCQmC|n[XzeGtHClEF^DnB_SrL?pLBdJ|FPG|yB\\TomTFGd\\I~vDy"
    "}S{pEpLBtFpZQjkSxAc}u]pw@a\\f@[`vqtulBcOCB?{\\DNKQ}@QbA~TCVnPsC~oXFeDeGMbjy?XlPPChnn??k?{rEpjrF\\V?|@gW@}_YE?Crzhxz"
    "pS[MMQPMJ_@Rsg`SB~alArKYb[PRRDgRVnDOI~L@{qHJO_kXscd@sqGmLpBir@swGp@EM~`\\J_~iFAwjT`i?Ga?dr|]eQQ`vCLLNEW`|vpwy~ZKS"
    "BolHWbWaso^uH|tQAo?Y@dleGC[Cuf\\lzKiQJlXl?LXhT]gzBPhtArHM@?T`p`|@~`wq|KDbEBd_xKdKw@D\\z^`JxmPXEuW^Ys{Nr_pMQM?c{^Gn"
    "Ioj^u{l~I`_iKo|c?_Ns~]olG@wXHB`LNQpBMNRxHBk~rQz{T_KBNlfUMj}Z~nBIEQ^|qmgQA]PePmsT\\@sMGR@r|RwyuoK{Mdwe{bwb?owy_rqL"
    "DW|b?~b}RnfqmnRvoqTrUPOP?dk?tm?fnQZ\\_|XpAMQVL^w~_pH{iaX{FVbz|nHcR_crD}sROCwz_}GvBVBlL[XxPa~RC?`g_}DVcC[h}}sjopO@"
    "GrTzQ^DHFohT?_PIyntIp|BvPaDDUpPfzPlLF~hJAA{~}pkq@_WdJ_tdH^_w}TCgKDG|KA\\us|SaSCpCImtUsC@ONRQBDQ?t~]`@UOK]T}oYGShT"
    "RRkz~`lE{LT|}~gOu@{yJnh]Oa[meOhHoNJnw@IQKt^{C~\\XAmhoJ||dEPORAach}aKH?aL`MayE`]L?m[pdsoOLs\\peG}~dIBWhq@OxD[XiJQ|L"
    "FvWNDplsvrOaWrXuCOOku}nA|rLDAuSs@ngEl}K{W_h[J~DH}@gQ|KQJu~_Lw}\\aH^wGJ[\\`AaoOzO?pCrtYolKm~BTVKpTj{QLWqPqG@~`WErBA"
    "{HGnBa@GcRPfPpSxLwLIN^a^@AsM_?Lm~|\\Zk^hUGaP@xfSiGBCkArW{AxG_GnXQxaxkzqC}HOKW^`[JOp[buLW|{K|Vv}plg|KseMGHwn|rF^WL"
    "~Na\\HL\\vq|x[CN[rySa[~PHh?bhJ\\ZpFtr?eKqpmCG|R}}?pVSSyzqFwOdDf_pt_lrDKKdndf?EWGpZzo]wpE}~voVcbtQdD@SGPqEtBCG|}Gm]d"
    "Bmfmu^Cu~eMYFz|Qvb|e}?KGQbg^IKHWODavpC~dIfl\\Oi{juLHmbpWi~cN~~@CDIu{XjBxpwZHDq@UTrial{LrxDT@I{psxoP@E~eFzDt`XgOuK"
    "uG?_pbZqoFKxS`xz|__kO?K`DS~y?O\\yfqpQPnwoi@vyRuZT~d`HjAh}sMQDtCcFKx`[@ck\\JLpP{][^LwSzDq|rRmK\\C?\\ukpwzB]pnINT^MfmW"
    "N\\b^X\\@~EMCYqPHp~KgB~atV@{\\mH@cSyp{Q|]xgzc{V|^`R?mpEn?K?ZA[g`ZSKU[?^JNVLOCGbNH_z{Ggk?{hdDUxbZS{wV~kkp@lTvPOgs@Wj"
    "AKd@nPde?_HNurwQtkLpNrSrta_t}@~qHl][HAPO{^sJx^lN_sSVHRHV|KK{F@D|v?@RBbX~zBQPBo[RmIPPJ?SXg\\?{CBkQQbTsUB@[{p_fAd[~"
    "D]GkmMP]CsCtp`HCFoVAwaPeD|Kxk\\g?~sqEF^KlEw}^puLKIq[DACFc}nLKtNF~D\\kqlhDOyP~zONhCzbssMRdChshKy^gjyWDAI\\PAzu@V]NgS"
    "L`LWy]PvJBoADACnxELPwS?lC_ghYOegzSpfv_PNElpF{OzIBQHUq]oW?Pd\\IBcmEBTAmdk_EstGnoGM|?oqDlNkvPTJLAOrCchHRlCxlM[mymPn"
    "Al|lW\\dsmLgku`lWn|CgLqs[pNTPlQGaIpPNVqLaDRYQ|aC}SvSNGNLPMa[`bAP[rnhTEQEON}NpZd~`INxS_qIEw]WEoqtCvQCkq]t?Co\\g}]dB"
    "|ftsm?\\J?otJENDyY\\sKo~H`JzTE~npF{TJmwNOmCplW@O|nBKOWUrOPC^[ZEA`]jAlOps_\\Gq`^QNp{trPYPsJ}Eqg|tPHaHbGtu]{IsR{N_rOg"
    "}x{FC`orSbxmxPCK@cPk{_shsOQANR{woPrkzCPaM`cxIrfpBNiW`Qwz|@|cFbOkHp?{lMdaw}@Mw?|ut}[iEpGwqeWMCaLQrrok}WwqVzcTqcDx"
    "PnxcERWns@TPpBdMxnLASAUP|cO^uo\\wcdhLBlQ\\tu{~rmMp}NS@wL?`|\\cXGqKmxQQYJrOeqtQK}\\xU}{Z?F}DjA~\\X|A?Ay}_r{]wOGMHFHnla"
    "mb@|D]pTFSgaoBTfQPo|FQTO@MuJDTpMt{kjwpXl|_TD{mhryBphBy\\Iz~MZG^LFKp?@rQZqAdZtESckqOkBgQP^yCi[znCtHRGxxa_o|}cbIuK?"
    "}r@Yr^ZuLOW_EA\\lFsTUG_?uwaWymMKXDaWXL_W{?ogt|s\\LmpkT{~}Gy^obtPHetlx\\ANxjOM\\AypHo?p_RD[oXjoZHJ_SQWa`@J[xorswN~`xq"
    "vmhUmRWq|@V_t`L]y_Cx@nYRFstxw~lFJP|wKa_vKOLewt\\kA~lTHb@moisjybs?|~lmxrkQxNx?NtUITutDtaTDntlfnlUxy`PqG|~FvSkqpSWe"
    "IvPKxq@mFsN_Or@yAUcuZOGnDahbu\\SCzPGDAM?BDncAx?fjbkmE~rmH@afdJB_}Wa}VnqWaoqpGzULf@lsgKQ~dJQdSrSclucQaRzLOyIGs@}@E"
    "IoWFHDAAFqkP~quG{~Tg}aHH~kFn|\\CvUOg\\KfGaHNtd?a\\^leHQ{|Ksyu`UAQLgjltuqAPDF@XCBr\\lF\\SY[@XuqShUyOFvTDAEE^tasng]hO]?"
    "?MGW`QHMI`_~I@n_y`Gg|mnh?r@\\NAgtAtAQwQ|jEaFdPsLy}M_}H`pL{^LYFp{nkW?|EpwG@OobGRVo}USDLG~v\\QfAODK]^qKA?KmWNo@umfiC"
    "e`zC{n_vCbtX?evxGo\\}GxGVp_APMZXwM?bvr{FmvjBdzRGp`]VJPQfgnqC}CJthD]TtGeCx}{e@yG?u|^ca?zseMsCasouDxHkdvnA@AQZqrM{]"
    "OR@DH@_R\\A`g{~hCt~OcvbKsAqoMEqw?F}WuFoS_M[HdnOcnJS[V@AOB~No?|zSh|\\[pzxDDtP\\IG?sAMlWC`QOZ|QDPPpA{ulS|}r][p~oUGJWo"
    "?lEcEY]ZqPDEvac^GN`VjqakjbgvRMHRE_OgJj@FbBd_~_s\\?VDbs`[?OOpHO?WIBCm?tD_ZvW?kpm`LCoaQ{pLRE|^usSQ?MdOl?O{^QRPHs@f}"
    "nd]LwLvI~WuG?`OxL[^oQOyRwNDuua_h|^X@Cph`?^OVxphjCp}HIRwMFQStyO@F?QhyyRdnJA[\\sRKeut@?~P^_}^phhOh`RoQloNGe@A_XFc?x"
    "s`p^SRDuvACD|MCS|~\\Kx`SXySo}NbC~spCprV{sZNNpHQhcCA]X}CxsOPXOzqd~DoT?kltQw]?~oU|NC`?y|Pp~nCvlGmSk@PwHyIWQtO\\usPHH"
    "CKlE~pj{zc``l^@MxbpRLoLOAzkz|M`l|tCDHPhwE@\\\\qOXRXPwvHOv}i_@hDQ^oFm_FLrNwvus[|M\\@EncC|LHF||\\FDIlpH@SvsrXT]CDim`GJ"
    "u?HtBCQ@|~D\\E?BAPT\\TlMCU}lXULDcoALX\\T]scrqSXLPsjz?dmG^Om}_lhq`sTFL\\AUSNrC`L@m^{d{QACHpFs{?tFG@iMMJeGY`{\\vrKFB_Po"
    "EUPLHU{z_?zLBjkX}CdvHAoytQTvH{H\\GYx|jRnhRrhq}`WaFWKVPodJE_oRPZy[goh[E^[@KV]VMa@JxOCeq{z\\@klIANzigs@K{~|dRRgHI^hC"
    "|_DZuBCx@m?W}_CMwqOtPSjp}dkrCc}zIacbvn]Eq^T]INNqEKhbq]Z}Lb{uvBkFnoSF{R@U}?CS{mTwJr`ON_CyP]|b|}SG|`WZpoOsPP[WE@Wq"
    "Go`?BQWz?b?^IPhfBBrsHoHkBnKM]sbquOkcD\\pkVj`V~mLwD_{_S}}gzrP_ZOHgKp{H?|`DNRSjILhW@@pqzB{{|SOgDB?dfPhCRRGlkLxTXTw{"
    "@LpXHC~y}bkj?_ruApgtsb[Bp_xDJ?\\N{OK~lnhSITsu_U_\\?atRO?_Qui|ED[g~|Sp[sZos{tmzCpSmKm\\r|UkZCslejlhrfukSuqx|JppuJm]A"
    "|]?AzHGdDUoXF]Sy{\\v~m`ShGsjlzq@JQD`BtpVpSRYW~alhc[XS|]^}OAe\\qNcUxoukLMsgvM}ZP~cDNagGpPhPL@gam}?W`_KIlpJo@N_GvNDU"
    "OntZwRs|sL\\uJGX]viU@TltGJf]Ukq\\V@bsmsw|Q[{t[zoGutrRZw|tVEuoIGos_GQ_WUAWDJ]DS}eTYK\\`yusxAAi?bmkhrU_AQMO\\Mm|CGz^ci"
    "|ejAVLxhAA`DBogfhtsjC@gcvbdYq`kn|dPopTkruQPpHKsONm@Nr^GqFw?}Qjtsr@Qry`xe_}Uaq?pq@NGO|@qGx|OxzAhIzSMDyBsw}QbAL_Cj"
    "AbIbX]wpt@Xx|XDyHKpTo?@K_N_H}?gx_qWHrog^CMWSB?HMvlwrH~[?}qwupcL@GrTRxowS}S[zxrKHy}DqJhDDlLo\\|?si?@\\Ne]DSAcotDQ[u"
    "h_]t@otZ`[{?~Uh~Q_SHoPCT}Oh@@?pCCP[UPBqGiZTDqOeQ@SUSDDlFizO^vMOSWePMB@m^QSXLrtw?pM|ivT]?HdYBHkkQ~{?bzsHp}jOmkpc["
    "KOkOD@]RMAeJS`D{NdhDWbLs|`TWvg?SXMbiySYorEt`|pmCNOt~tqcoB@@V@^UB?KcaG_o[v@lb}]IAC^tT~\\aLxLp@ipd`GBiGHQos?SvawLWs"
    "OqndOpyBJrottosR?rshHO@WM\\?AGBwouSTluah`nChp}BkFXPH]hq|Oyo]Btay?E@dlBaltg`uIn~XPG`tnvqI@`\\t`}@to{OwiRBNAyS`XZtr^"
    "tw|jz]tfGIvr{MjiBvdNFnG|GB[P[nXAxw|VRm\\KMhKxMvkAFrO_NQWnJOG?zB\\jBWnlIES}|PfOD\\eHKLN~~hl{Ms_xBpL[A_Dbx\\s`@s~{EC|I"
    "kdgiGa^j@?`?rLj|GhGeFSpn{tWqhlAg@lsdjC`WmAzr?f?[vjcyJRZAL^NoBp`h{mgssbcOCQ`ChlDEQ{tMGPeCML_[OoJ~LJcNEE^iIt`yqfuP"
    "LNv}k[pj\\sGuz?@f|_`SaLlC|`mgJINAA}POh~yXg~jn}nQK`R@]sAGMtO?yc]lVsBTHPC_jzUEh_~fbAgW[GVQVPUtIAKcpjHGAMr\\u~dCoL|E?"
    "`\\{ZHtX}v@HwqD?AK^DJVOx~B|P@|@|k`Vds|F|nCeU^`sN{EklSC]|oF`oPJ@]EUMWMAAkJpE\\i}|RXv`SJ[U_lFQFA]EKw~QlzjqlbZn`UG\\s}"
    "KGwZ|{`NKkYB}LWmntdP~[XEx?h?z_Xtp_wlnR_~Bc?pB][TeTdyhzToG`FhxAlTGShkih~vjNkZB?QPr}\\Wro^rzDaP[CY?|@zaH{pQRNdDP?fo"
    "BDsBM`hXnAdIEj[zPxxOy]~bJrjwJMFwEjPfx}FQSi~QAo[tKbKav}xsqTxyLts~g@?aBQOV@_XK_qdQrtwYnBgks@dHGTf|EFs]]DKWuccSiyqC"
    "Kmq}?oQ\\nLtujRtdKbd{vOY_ypc[K{qKgrP]JRwawASX{RT`FopV@~e?A^zbvTDQCnnR|hKuKcWtNUPLdoslWlopxUo}usnzQtGR^zLF?`Xmv_SY"
    "@QOfOSCCS`RpnnrLp?dbF_W^aoZyg~lLKNTHJaGVK_LDs`cqlea`X_cJNr|U`RDL@aO?CoeE{QEnUAM?DcDMD?BAXMAXhm?HQZlH?p[\\SSTxxA\\y"
    "GNP[|R@X}LcQ@jWqXLDj|~pFNoCRP}ikPQwNpUziLqzw|Tpx??L[K?nySmxLoO_?_?oLRBLqIqlRtnkbOJomPOJuhAOJAsSYP}H_ElFA?C@Hh~cr"
    "t`TB}jow~}@xpeB~HxhNu?DZzG^qG`qEz?IDy~adsqYSu]xcqQ_U~]Oh?tUGmk~KR_cnFTkasPWdGlHMT_[xnJQ?EP[jvp^vIqDW~@SqQjO]WQf|"
    "G`CY}LsYLkXhweTZm@gp{PvjB[LIXeDMuAiDge{HpOv~[QolqqglBXwrqPHOL}Jl@dpAPnhiqKPnE?\\@wQKr?r_cH^sXB|tuwKVAXeO|sRwksAPq"
    "Or@CAM{RtLxJtrADvPhhmHoGlrOV}aXZlAdbxqjuxd_cC|MFxupIs~gyG}tZENxNtbkDyOG@CMcuMa\\a{oxp}pSowP\\ltbE?t@xFEqEQU``gG~Cl"
    "EPOdF^JS{Bxm{hkhSp`bKQSL@DcPZ{xAu__z}Q\\PDSecTZGRUchEQX_ntRES{lzn}_D`Nsgfvj{iOnpBSqmSyqdL?D_bfbO^Fd{|FE`SwQJLN|}B"
    "A@`ZN_T^AOHIIq|NfbyN||bdGaTU|aLPpTpnGtiKI]e]pR[uL_HbL|XWz~hGPasgoRkIJStlDtlLvqXH{OyCDak`sLC?KCSermlb[rcjC_@{VKbJ"
    "rq_Y@Ooz|jCkLLXK{jN?knG[POrzEpL{KbeTuMKm{NJonav]{T|LH`ozGOHRVcoq\\?OzBYKzspxT}K~OIkG|JJXY?f~xsOc[v|tX|ECNF~coJ}lS"
    "GCdmu``ZpjJtpeltDAn]zb?_D@gIubTMyO}Q?gTiiTwmxQkhwagrUK]AJ@`GHMCZA@sX?gKMhcKiucSYAS`WFaglpn?vnLShHEkh|sgAUDDN?alA"
    "mRPILTXuxrTC|ng^Hn|\\}W}BD}O~@aIdxMS?CPDKMmohNf_^m}opC~xXW`@IV]ZlH?_IeNp_FRc?VLP?ViUUucbAAmwg~WOm?@CxUAPct~sdG~E?"
    "}?lqI~{lwFolzrdNs_HIG`|PPpvr~bC{JpVqQiAFcuTEt?w^aPr{GlkOD`mLsBe_oOUVtD\\SzbtWJ^KgwA`f~@iZ@[|Rv~Gh|az]Hn\\usoF_TN\\a"
    "DzpzAD\\ipuynH|?hyQQFObDrvGWqI`sO?qh|t?KVCNhrOnQYz_`eN]h}MpmgnnuIHaD[AxDU|\\MDy]TyKSdGPoEJm`_zuioIWnox?[ri_TDSU^?a"
    "psM]KlK^JRFAO\\KJEM|J?ELVzrXWcMdP~qQD|NT}~ZiFIr@vr}WhDPXCI^G^n}[yB~wYzLDSWAo_sBOpK_^~|t[DFnUBMG?YB\\ntTnPAH_Tco]St"
    "Oq@Erf_`tAKL{ccjYPCbjPRwmb?^EayMEjXtzbTEmuS}PQtkwAdnul|gyiw\\jj`rK~@Cu@lYFKWKt\\XEQal[y?CrK^sH@ogzu@TaNKN|@\\{`uF\\h"
    "GR@j}^OjCAc^NsPe}SzkHpc_I}ZtJOD[m@XRy~N~Dvhjp`SEtnl^~rKu~AB[|L?w|n\\_KO?LDpk]d\\CrB^kcMj[[K?xc|xDLWPQkRoHASuBaxQxs"
    "GQp_BUEBPtCxYpo`EsXqqC_rB?aiQppOyl|}uN@B~]TPO^d?KTTGYfTdA?HS@qjAVFgTRl?hrj@KsLJzsBIXKLkW[MCxEQaDLl]xNl`UMvSX?\\]A"
    "y_uIPtdct_WV~j\\RNnJ_?N{slms[LCLLEhGQvMGlx]GXsS\\a[kfxg`H}?]fXAkYP?TWwkKR}}zXQRDTRL[v?DNWDL?w_ItNzuE|gtHHLeQ{TuJCe"
    "BqBQGp[khmwgP@tT@?Hplk`Z`]CwNzuhSQP\\rDfmHUjLQVSmMMiGpBsyzn?tI@xw@?uIBkg}}`v{B]gzOO~r|CiaqkRsVaJ?ibnAVpPsO~pOJCl\\"
    "^?{[u^xcBMlCxnmHzahsQOoUmOxFyrFwKCLkNBdLTOSEGVKlEbXOvoHdqCRxk_]SIs?I@}SYCmqdIaW?Y?XCIngc]O`w|NMEm]OQ~NCFMslPmn{y"
    "?~C~Is\\NGlIaWPhiumykN]a?MTkokTcatN[a@?O}Wb_^Fsosk?`AE\\WJJ~D~{d{^sMsceIS^|\\pcUyZ`CP]TqPxmGTRYE}?xaRP_swO}Cb[ZS?_v"
    "{a`sz|Ti_ppWAnFz_~cfnqH\\{KguESWvH_fnM\\L]u?Bf~tgntrGSOnLHx\\oWyG|x|~fesDBlzAnVN|SvP^|u|acnIb`VO~FiH?pE}QZmDkKlyBwU"
    "mSSJV^tyH`luFfbrT]}O{a{Ls~lTxNkYdPE?qCgo@]MluZk|RMSIs]OisPG{yqpNFL|S{@IUyG|?c?pdBq[f~@FxqCoK}`{Ben_xR?cS{`sjNtGa"
    "DYSdOLI?vAxC?SpvB@WBKr]p_~tMJ_GcjAjiuQK]}^ds`QOn?Rj?{`iWo[SqN@KiGkWtnqoisuGH~PKOG^s^rSeFo]QHFoUG~m{\\@as}|}[Ay}ol"
    "RA|SF}XaRPnH@s]Gf@TvMXDFBU_wFTmhsfKK`V\\Ga^T\\U}KPNLon_rx]JokcfQKzBMO}KT{`@@d?Aq{XMS@rLt_?I`SnYbZZGQ|I~_kGJ|^nWbXW"
    "KcxRYPSrvXtGR_VanKviDBGhtm|MtAaDn^@BueToN@OwRsM@|a{OQv^qTaQesZS\\pRO]nroPLA_gKpPx}?EHd|eLr`kt?_hMog?z{t{j}sjl]?cu"
    "rRGPQBRm|IOYE~N~J@tO~_`WJpCsKboRpOOgs?he_?LvsP\\~TQO?vPCwBpTZ~r[^SQwlxCCNTTOkSmLPNHlAwnwfKm_]z~daERP_GRwv`P?M}BDn"
    "S]oCNrK?VhDPs}[\\I\\\\uABh[NqSqwNHnXfxWC`XfmNGnFg?_Hok|@T}SHqjR@bi@v}fz}aXZA{duQBHFG}[qqOxDX`iTz@l]vVPq{Pc{DPHb~~D?"
    "Z@@xyS^vCr_RAhGpzmL[CB@qWRqqNnl|NlwwrF_bYKCwnKSzv|\\]ZNPOBp\\W_tPOxPjtwpSEK[p[v}\\jy~S}iO{t`]gC{NhMFqEAQNcBz|n{JnS]"
    "tB{Y?OsqRGHBzOLUWtoZ{~DAzufBAnhv{[GY}EQMO|gODp`J~MnzAtWMOSTbrOO?HApWD?j?y{gX~tS?mORgGM\\OAOXQC[ormR[LutWyM?nmzq@S"
    "GcL_rmE?XW\\S_}CQzrJ{}qmUuBK`ZdlG[AntvkMuMOoJ{?xUkMdB?Rp~IrY_iL|PN}h|lL@sg@oWw?tRBtpZJd\\kJaclBQP@?rHFEQoxDtebJXox"
    "Oo`WOU`VCewuA_\\^~jd[}s\\\\_twEIIX}k|pKMsPBH~{J{DD[U@TWFED_y^^R}FcXpn{?zp~vQ]plvMlCDM`pBcYv@cHMiL`R~`gQi|?EEMOaKtNo"
    "R`nARk|y@`cby]tcn`Ze~dLiN]x{ybWerklM}PtZFI}MCa{Dpw|n}Q{icRxdfntwL?LQQiuQ|NjoH?R]vjDJuKHbEw?`~OaIykx`qCSrrBzLy{Km"
    "@Ql]UP[cyQkxEbXKgr~oyFG]C~X@KjlfumsO`S{N@[c}EK`JAR`Fs`hoMaSBAliJB`cBJSCDG[hx|Ass@PXgrBNkwLhK}Ao|aOc|@^c}|Tt`L~p]"
    "ao?tjp{[LqjUKBcj`P?~`\\]XDWI?@l@R`[mFG\\W[uCPeElUPpg}K`\\{cuABAD@cg?boUSu[grM\\@aalhH@GrTxOT?vheXcTDEjhh~bUMJNwfnuOr"
    "l^B}@^G|{OLEV|dvHsBv~\\B|{POzEvD}Ap{^pPSIF?fnJ@l\\MluCq_SCLCYCJsPuMB|FCOs|WkXOt@kHyR\\ERsjbpPQ^Bd|Iy[tfykqsHhDW|}xN"
    "|ATMr@?Q|MY[?^saJLgitdi_C^LYQS`sGNurHNEQzrkxpPGwBrhAicUQwm[FReT^?~Y\\fYc_}MUvNMBoGogSujpKyTOtmNFAJSSCJgyb@tGXq_G`"
    "q|TMBr^g~`Bg[hHPqMqOS@WvMdDK`_ogp{Ky@}_o|@bA\\ezUAsHNDFSiJOu?pnWMNQt_NSP?EEIhRQOe~`yB?~XW|TCJt|vBDB`a{_syx\\DB|FLC"
    "oZLXLjVyBn}Rro@b?QEPmntFo`\\GsNxns~S_MNitRoeSjHlQUjcw`PkTHQPT?QaIv~fAqNWQZQFYmn}KzIdXJMssE?TXSmfdpKhVIpnn?XDVAEKg"
    "hOz|KPSSNOrwaxoRk\\Rr}skyCNGQvPKkF]oV|iKruTlqJE\\Dl~SXv^cfuBSILUqUdrsK`]K]m}l]oa^yI~oR{[l^BL?yC|_bAB[g`_rrRALBtUDI"
    "rA{sWo?`qoRqo_sKVtMdVBsz}EwuMM`@zlTHWlXnURxFTKdSl\\hVuAobFefxoACX@?de@fyesMRKvPkbAw[CGmO|[lqWFjQ?FAKCM|HE?oI?pLTT"
    "?ZhUnrOmFMGoz@DQI_hDP\\jeKpO`IrBhF`h}JQPgKphg@~@rHC]EuO}@DOFn]_LQUNcjA_jJtOhr?]~aspCDVlOaqJ_GEL[}IlWvKPKgxIinbM@]"
    "Jji?|ATyoMCQ\\LMgK|qQscw@HoZ~y@giesBARM[|CEWxkMwPKOxmDOzleccuEPcxQ|ggiClzSMfiS~AWBCkJNrpPtr@yCN[ULywQsm|WH]VARsGw"
    "saHF{B_V`\\FgOxFmJnuJrXEcLpFVLcfAk|pAkJle@z_TOZAeANwzxMp^VWQ?YmwB~F?~O^sNWv?IxNSdCphYSIgB{fiGU^R?HzZAWdFYq}dO?UFS"
    "Hs`_x^NAr}qeFhdyMCIIJJfAoavAkkztpuMWYnQ}{_~Y{Wv?v?XbH^OvrxGvvLpC_uXPXaO\\^@Eo`RHok~PdNLaLE?MTHS{FGti@_ubwoT|SCmFp"
    "f^\\eKU[WS[}BLLejLa@gET@KmsS|kHLgJb_AY~niCECn`PrAWpwY@nX?F`~AK@@{o]DY?Jjn^\\fAo|FAY~~AxuVxRktQBJtMQaPegZu?AqJAzUHb"
    "mlZkR`rAh`^Ap}SY`_JyOt_OH`I[S|GoTNtOf|\\i_r|u`_U\\?LDNLOjz}XFUmIViWNYYmPQMRzWMB`igAZ@T`YdPsNtkeS\\@fBfEV`sv@D]pMSAC"
    "KQ__KXEryw|P}BVVJsu{WIjQ_r}W_}l|TDzUqq[^MD[K?jdaj{uPyw??KS]?Cw~gE?\\}xJGRQquZm[{LV^LYfNXP_?@JcfmIRMTuM]JAUcdPy]L{"
    "FtQ|_B`vF@{SEw}?wOUm?sUfy_[jmnyNiG}l}]k[NlhStJ?bVlWC?w|{_?|woXE?{G~iCzI[u~e]TL{mAJj[O\\nWNV~jC_dK_w~vYm?SI~ggfw||"
    "~wAB{~sY_~Wv_xFrZNzgMG~o_w~bv`H{lixj`Q?\\\\Swv`W}O`QPUAG|ICxgI`[CT?Mg?PrlbzXE?_z@OQ`VA`Tu]vLPtJ}|leXGmVyw\\w@DpH~|@"
    "vki?A[^\\AQ_fsxsZ_ru?EMvjBb|{LdKEfyXWTR_|pjcVU^[juUVAWCD^JgfggdrLYThsHaj~[tdFSXEx\\}xkyPczyhPotQQMciM\\HeXhiq@qzUVA"
    "`W{jFxGeWR@~P^WaNNi[`ZRpMxEJqX}BO|||lnJZWD@b@AATvh^N_?~Awb{bsL|g`P\\Yu~eCSS\\Z}D{JGSqsKm@MNHDQL]e?fXFfiFGp\\nuKkf@m"
    "XSWmzbEWb[HhLqpOnQ~}_rNlFDLGBB\\cFSL}SPA?l?iH`UHUDw?kYXFAZEC~{c~msHFNYA{fzDc\\q^iFzHE]sMp]_?xzDUa?FtA?zegPDQNTa\\X|"
    "wtKv_{U?EeaZLgV}_qgPc[EfghFoPp|DEIrAVOcg}AAl{`lq|tSJEbDEJjd@DBo~?pTLHmPDAjc[Eb^ma?VAvb\\ZPBmHNa\\p@HfzlNTcx^cnSSDU"
    "Smx]@pPQS]@vwI{[pB[CTA`X}|BxRQ\\PNs{az`Cty`rvfQsO}OTGPslx@pqLFzhKA^g[|A|eDThC?N\\MDPKyqAcnIr\\_zTL}|LWZErCo@_JFU~{V"
    "LnKir^synpghFrcUENs[p]D}mMDZOeb?CM[xDkpmlqd[jmJdx}cyoPdxCo?y|}LQ~oCx~Lm`uRheHErphQ@_mM|QtbkVYnssF@[eFpKwoQHfu^c?"
    "vnLwx?iNM\\hc|?wvEARqxL|H@BoKyjuZ~\\dWk]q@DbDPF~@CJ~HT~mH[@B_eFOP[BdHa}o{E~uodPN|FL?TTqNlJY@@DSNlJrlcOWSXJLbtpo^Ru"
    "E^?E@lKes~w|z@sLkm``?AcXj?PFt@Wc}`{u}_{]sNAE}}T~IQxMFT@]Nprz}q_cFTDZ~dc^Bn{uRNLVhJ{s?Lg`tLdP}B`ZxzhSEu@MSOkvxn^\\"
    "M^kkmcDwDngB@QGZ??`f]C~ppLKtSRW^}{yJVNcH}lot}_pdKb|CwR{NxAchq~Luv`lBDrHKAnXJ~oCHr[}dLlsZx?^czRlf{npG@UaeJtW_sK[K"
    "HBpvRphczP@G|_SX|uP\\APsjd[pI|^JiF}lcCakPz\\tjznwgCsDzNKcvmb?k?b_HH^sx@QxO~}HIHBxx{^pRyeXfF[ziLyU]et_fXnwqrnTeont@"
    "ps_omMCv{?PCo]iMvQWa@D\\gS@KqB~NSs^LYl`@bCbWy_?LWFEDMo@hexxoz?_?p~|VzRlub?ND`KQtfmQTVvOLA@|HI}`CFsPD{Al\\{|tETC~KU"
    "qP[gI\\lH}nt?|Q\\oGm@ICUhWzQ_|@q@[vnBtG@dJm}vMA`sFqqCm{@poA_@tpoHvUogSN]lNEq{_xcdIHTpr@STj|akg|Q@QF?kt|COT{O?n{lw~"
    "RNbU|NS^ynW`N^Xihowm~dLcCC@XEs`oGCxhGMG[EOBz|}pc@OC{IxDbg^XJJAOcVSHsv\\sgGO|YMM_cOlplwZHWApXZ?C`\\}ptG{aOLEAPBHCXt"
    "|eWntQl`u|HM?`D]HNGkz][~?M`MF[peQ\\KoKp@NDET]|RPaMD_p}QMGM}Nr?TW@CNxcumudp|WuM^SWwm{nFbcH\\}l\\B^O\\Kp_f@PtWlpdYDTC}"
    "w]SKjouVqp{{Aa\\M{Ol_AqsZtP`SHbP^CoL\\{fP\\jvC@?aEluCkdN}GLuQbAxcowletTpqlSU_X`oOst|P|Wzdsgp{g_}z@K|?XTsP_NK~dB|_HQ"
    "AThQQPGpjTLeY\\TA?@|~]s[R`^iJq?DSLQhe|a_Sj{\\NLL~{gcSYyA{r}^PMz`x`}KLXwq[goT[aDShZFocoHa[ky^gLy{TbEoH@HckLGxONCC_m"
    "{}F|}axJ|auh`Rx}L]sZ?y{on?k?n]Xcbsx{ND|yuLzArm`ZN|lOA{?V`PaCuR_DG_hxHEC`k^pF{ooyRjM[w_XfBmx\\|jQBgM`OLXGokaWywSKz"
    "}~UJP?PcNr\\cwAgppPTi|fpyps~nxqeAHp{g|J\\EN@hP{`q@vUx_wOc]}`V}n`@q}bHzIq\\OysD_@PCWwNpj@^tYE@iRErHS?~lAf}JZ}NSvL][j"
    "FOWnAJopBBFmII_[x@sezmCe?AiHw}T~C}HtO^cjXA\\ez^dwB]TAL]tUIpW?uPo|i`rA?otEtMUQJUhhkc?k{@sBdQ__{`XtZMHVKNt_z_c|eucn"
    "GocjIzffRkcdKodCnnkqL`vtCQ?wAap@K^P[H@DUMPkqvzy@zoOyA?wn@lzbrcottK`lw_hUGP|]DOwXFM?TUsIK}pOEA`xdC_gsrawYoOlW}B\\^"
    "CaGJs]{nhI|RLPO|@BKxJ@D\\KK?vz?PeB~ZAD|tIHNq[LykW~qdr}UPK~acoz~HNqkdgRFgP{{svBMTfnssTCs_?GB@JJ`gJc`H^AxFs|`{R{~[k"
    "GqD\\FiTyTMGGwc@LdpNa~r{wGadzA_h]j@[nraP\\JLgb?j`]{\\WgLvHWRChfESOT{qBmGOs{JAkXAB\\nWeC{p~dM{|`ONmxdyc\\_krl^l]|sBYtV"
    "L[epgCL~?tyMZ_HPEqpVmu@qr}_GyC|QwbCaCP_teRHC\\KNis`tx@}{LqpP[}DWmUDlgxvXuKRKqq\\sxI|o~|PxeV[\\fIAssA\\TDpqktbC?fD`[{"
    "}~OpS}oXs_w|GMP~SqhVr_WfzSbqP~TuOo\\YF\\TO}DC{@_{W}[cxlBH~P?jvIJkZqO?_XM@YFX`l@pkaxfgxPadcxPZ~f]gxznTnDOg{@@[lOBPE"
    "k\\K{Hpxgp?WewK^~xAWmybLdkP[tK_laMvCTDq@OCR{hwcAHwLHKlowNI]?XoBDWz?HMPL_qzbuG?qxfI]xoLBslKPW^HMTANN{OS\\iJQOPa?ND|"
    "tAroBn?AQ|pF?R\\vj_nl}LhB@}Tg~~hj}pkK|Ml`G_PGALOeEfDp|mDcBNNV{\\SxxM|xB]LKG|IkPb[|G@bUyPpYQq_V~?c{j^PUN@yXVN`yv_lZ"
    "{b~qI]KtAeCqoBXpIBGc|{mJq~\\Dn^SxA|e?C`GsCmF{M]pQvnPBua~NGpggwRG}BQdNMMKR}b?RzRjkA]?yL{h{QtOaNL`EsNd]|@DNNQQWPSsk"
    "Ltwevmg??bZd@aPdxM|b~_q\\F\\cSDA~LAnEtFpNB|MZ~xbDhC@LlO?|KJRqBH@@fD{P@F`??}_orQ^W\\Tr@HMPHE~?s`LsoZr^HUK\\oy|~Y?QzOU"
    "n}xA|pP`KllWNs`{A}OzXOpNvkWw@nAZvOtdJtgn~QtNkAKs@OTaP|{YR?QfILpEH`fj@uoRxQWmCKD@u_zp|Csl~mcEMycfCjohF{truQSfl\\?h"
    "~{s]}d^^U@Gg~^p@CRxABl|fA][gPRycBpHE?bmiw~_]@moTFuGWM@c@OpA_H[CT?bcNNCxENnHaxrwKKEXB`_IUAVT@]}tw@p@D@SCMLO@vv^`A"
    "zP^}AaoI~lSuENsftcPA_qkcBRlY_sW~VuK~wrK~~NdOIUHMCO`h~A\\X|w|JAxzG}vV{@b?isT?mmN?s}B{vcPPH}]{RIbwrw{D`Ht|S~NZwqBD|"
    "SP{N|OFI|tpy{TlsvIJpdL[uw?\\iHBTR|npuuOfb|A}@w`c~mOgouPVzNe]?zPdk~QCztMdhzRw[g]]At|BzxLCPzSKowRL]EMcxosCFu}pc|Q{Q"
    "}utjzMGcN`XLyOyHwAUNAZty^QZwGpolIOCWpMpcr{KBB^w?G{?JQ}D@xODbNw@WG[XGInWyET@fvfzxgwWpwjWnE`Lvwr^r{[CRC?XE?C\\wt\\CN"
    "{NLOQlj?HqMsxq_R{pw?HBHmzcG^oRcfR|DdwNKlcq@c}OsLM}skKllGCOPZMCHJrn_ZznLmm^?oN^{XD~`WCMYFmqgaLlVwv?nsFgjnvAHDAo\\h"
    "Jt[tRptgPBCY|_{PK{h`xAO}a_Woodl^JqdYN?tMGWZ`uqhiA@Wvkb?f@BWl{_sXOCscHognja}S~Rp]z~|Ksr\\Zx@kyDL~}{c{Yw\\oVQ@wVEQep"
    "~AG|wDLW{oLA}lpKLLdk@otRK@ktEJlPAqWGF}douoqIjb~d@nQGo_GdQAcrs[djG{SOO@[QC]SgLLKoKOuMxBTwH\\XBu|Cp{bWNGRgkLOpvjcIS"
    "@qPGC]qDEBNk?BHiPJciv?TUEQO{{QlHM|W|JrSxz^paPDvLHPhR@uDJ~T[S~Al~xOLPBcXayISZLOKPu@naAbCUAL[bu]OoK]\\N|Ks?FO{NuMKN"
    "yP{o|@xFQnsYIPLQHP\\IpbaKm_WxIm_viqtNwQ\\sD]T_@VTry\\@qNyX}CRX^IpWgPM?RDo|lRNcQC[S`wn{?r\\_oE~obrq[Q|LSm|BkdhBoFGSSt"
    "uMhyAKeOH@aCC@oAoMxg}~@swakm}oSkm~HC@M?w{OLOKNXlBTscwbOTzogvE]pMy@@o@LOhO}GXzAhnI|xfJzWbz|^Ys^]\\DOg\\u`hGIUpsLjuR"
    "@mTOnalKsBSHLaQgKeClLaO\\OxoeEngjtrLryOhdoOHgFdCZi?Og`_{ZVZguea\\U?lh^uMK[MskyNPTQye?\\~]|eXw|pAa?BKw?AolhPJqKNz?_^"
    "uPwo{oh]@Adn}^CjqdHWx|`Ci@|^~?HvvnnxdjLd{LtS?S_cC?C{Nn?iyt`iWNTRA[[^HpC\\pqpVEOW_F`Hsq}tD|dwPsB`L?oGQsoKjP\\HOGPpA"
    "KnpM`TEN@Oo^}AC]?r{s|?ssqg?uEBx_t|?hJ?Kx@O\\VKOx|vDuFqkKbvQF{s|bzSQtJDQPv{RWkumq@tOX@jQpBQ^hU{Jghz~v~zmKqLoP}Pe[}"
    "cuhI@K`cCNhVy?`dyMhKuuHkB|h~wPS@@@qaxa{Fw@kcGnPDpPpfxpI@GzOhu~QEQ|OXH_CIsL@q?~|w|_koTqSdCaGQp]h[rhECuQXKCRWkfooe"
    "}NwVo`eWpPTjedhHdrdO|?tsuP?AlJkJLoYi|NXg@dDnTk{z}pktzAbQxPhDPCkS@oLS@Q?MyNw~LTGtw?ZYab{lPPSdAM?`DAsNGM{f|O{Jun@X"
    "QO_oW@s}D}dn}~wiKDkiFpkoELLGMm[g|l|pHNDVGITOKhFmYUsZHAshQuD@Fd\\C~T[q|YKhRMdmM@hQQnhXl?N~`^TuJRxDOFWIjFPJM|APYxGr"
    "|RCb_uTlGrkvL_`B|~s\\m?Ji~@dJNKhHPCUIEoCRumOhxfpet_KWroPaJ^\\]OTpVJBWDygWou~wtD_QVFm@YK\\FaenHYxQPwy`S{S}?qVYkBZa\\o"
    "w^|D{TCUH?_f_wntC@hYD\\QuFaDhq`\\nHdKdb?]?tjksUndaMDLU@oGKruw^lrX_x_tffD`VDb`NEPTNCrUWGoB{UI[ToI_}yahCDoPX{bGsFrDw"
    "}~[RG``r?ooUFA`]F\\hSqmx|FM|BoltRy?eDHO~jDNLwA|n\\M\\xRNMBYGokErKGy@qoqHA~?vDPcR@Cwqnsfzrtez\\yVJdD{@`|ZTn^{I_OmiPW["
    "v]dNElxkvSoYn_\\hDal[HqVowQaFGOdQAqLGNO`j||Pk@MxhGlkxpp@N{}oufFOA?~grq_wxxM@d|pcUSlwlq^PbJ^@w~RXNwL~]D]ghXad^vihI"
    "~qOwH_MMx}wG{~\\@Jr`\\fdG~~p_[GAx~vlCCY@?xwy|_AA@H^Ng^RNWY}[ePN{Do~QH|MSQuO}|@BccY@[\\Jt?dJL~X[|a?S{NCd~n|Cz@de|?ht"
    "{oh^toUHqUT[HRcB?@CZF|l\\y}W?~?cFwRcyOO{wT[h{zcd@}{lSDogISm]RJ@d_LMkCBP|dF{~ZmT\\\\DOot?NPGvxqCPdcrBkG\\wyhDc@xJGggs"
    "uQoicLiQuePMydwoxnWlCULra|`i@ROg@_Gl_p_MTpTNujTxipBw~?_x}QWttplUEMp\\FF[UcNW{HBCoGLP_qyGhE^elUp[YDxEEwY\\{B?nmOqpE"
    "{@iOB_iHu`?ryA|{Er?R@^pKi{pmNahw~JifS]QS?Mcyy?VdPCjjLMUR|}p`Vp{cmccxb`lCUExC|CY?qO\\xKCYAzBkIyRXpVar}zMkRdJKmJ?{D"
    "qZ_SronmDowhBcW^@U|vDrXL?kKZ?@tANPDER?pIsl`OvkN{uw|[[`?ZIrPFL~`@?\\GeC@EE{?MEC~?|xSH_C?PzjspL~`Gf@`@nGoSUURGbHojl"
    "g]UMRmg@_vgWxr?^u@b`JO`srSCpE\\xBoydO~?ssnnWoAP[h@vUEcaPKhlTYFbxIZBwQjFDdRn|D]l[^WW?`Im{KFS]PH|tPo@KvvpARzK_Rtlv{"
    "Eo^sAo{enohyzq|xN`^?CN_Ry{hWC_@VJM\\KDoXTHO?q@DK{@aj}JPtCwM|VP\\GOGrkpvLpK?|}DuOLSyqxdBrwS~QXI@PGyM?pn?~PIKrhSx|rb"
    "C}x~E@?^{PoRy\\XyvNtk{NqYKPCeDoWFInx\\QysVGs[mI^h]~~wsb`~]yMoUFrxd?J`LFMPKCQTtuA\\\\@?eCvK`}~dI?uaorCBM]v^xVuq|Nma|F"
    "zd\\@}XDTH?WBA`??BgkNjtCvvpSbQPPMCCCp?LgXAOC\\~R{tZMaG{rxV_?lBEOl@FbD@}C[bD_ssBalEsRC^rNtAGbY|w]L]APxY?Q\\KzsOdxo~s"
    "AMYA|l|uAbKw~BT[@A|a~rhUQ]g]SHDk@Z^|eM@?D]_Oq}w}q^PoL[ih}aWHoCLwSo{lKW?lea@JioIhGT_}}j\\pAy[vTBZt_~[V_se?YqrT{k}?"
    "qMn[Nb_xypwG_?PHqBXB@zd@|r}pOOwLr]KvFZPlAT[X}OXR}i{fPMUItSxz{OC}Y_XvL_shGAHmQ_]ADVlDIlskw@\\i~ICTOpGs@g?dE~geButE"
    "F?Cs|QXEzPc_Cs{?|?pN@]KFRrCzC@WOxrrr|~CjTN|w~?GyPAClxsWc}MwxnbGqPK{aITK`HALiCQPBCmIy}BhEEpLYx|sr~P`IuWk\\i[CzL|tO"
    "uqpNELWImNWcMnh{k`vSq}LdIpDmHOh`?Nov}OhixlyESrLvoOKSOTR{ICk_NBo|DNdl[\\?_zawaP?[dc|x?oTHYG^\\RAP\\{?HDfVLDoANh[OnT_"
    "zRg\\u?{f}b?pEw|myRfzuR`Qndo@pcOtvm\\Z{PXmj_\\TGNPxVOB}N@^AAcXY?DLExldkt\\Ha~`fuu@gxxXDaqAXWT~|F?Af`kU\\Sy~B~wsCr@[sf"
    "Ap[NuKrA@pKeC_c}FdwkAnxxH]{_I[T]~pxCG`nG@aLJqzTHzDtHBa?~~f[xqdOyLn@Vx_?pIPMBeBH_H_~{rOKsDRC{DOk~B~xWCEcBx[@`ppx@"
    "|`goHR{BAZwlVbX`zDSs@oZzSaGw[qhBSB`Ey?\\@Eb@u?hOhN`O]AT?|DPWtwe[U{ORryahUqiPlodIPO_ctJ_ko|oouxmEJBsjlCDoWp@WIoQTJ"
    "K}skuJzsv^C`}bznIqlDtRx{DUT|O@ti@q@\\EA\\G~]wmFPlvuJPTITaMl@`JHSp{}^XHiPSY{{_Q?}?E@s`b~PWGA@otAOAYKhDx?NyDCbkRATy?"
    "EqphWSCcEaYX|pV}cT?sjOKiVqpt|QkGyq]KsraVMv@|tOuFpl_PKrClPnkc{MT_GfhtvYd\\j{TIENoBtL_bxdfbQ_LrBp\\`Rrbt@QtGKpZrSw|@"
    "I[BqTN`bL@HOzQl^ArDJ@_@F}M`XTnXIoLLTp}k|{{kt}`{]Eqxnw^QNPspV?MNeRBDcRqXzrpOTvDlEFAIFQc\\RBrgq`]kGA~vo@oJu}JGaIqCC"
    "I~w~}_h@FAOamQPYobWaC`?fKS`OjuKFD@@J|~ZGAQX\\Ersy{aOLbeXWoSdU@QK^?k{nxpHMy\\tUj\\Lq~]klkDEFMlsARrpWp]jnnd`{xno]TFLK"
    "~|hgZ_{zgMUNxoTZzPtjt~XuCP_e|@j[LsHl}@?}NFR}yoodt`dopbojGNSz|N_~p_X|NDssSJeCktCQJ?WZrR{u}RXYPNTuhAcUD_CwLQ@Qtp[V"
    "D|{[vQTT~oJzylWjq}g?Y@k[C@IEN]TZ~uUPlaGhD~kmvbsu~agZrKDiADiVimdOGaK[`adVwNPEKad@~Aox`PtQ?|r{cOc[}~}P]Ps_Qf_Cxcw|"
    "N`|__pgLG]PMRC_WKO|b~STrm}wfIEaBFsgTWbKvz~vS?@Gz@oglCnO|jnPD?zxqMg|]y?{op?sisf[kmp_rmALwxsGHvBODEDDroXzbf[jmKKAJ"
    "SAAQTLDQtpT_HxhdHm?jtLkODqgsA~tFJaSl}R@|wasDEP\\UxB`T@OWWTE_vAdWuL}Gr}P_nOOwhyqLKMN{kTo|RJ]_WwoKkuMdoSMdl}N[}jAxQ"
    "RpkcQ_Csp^CiyBd_r]HzA^W]wUOnK^kXtCHXDtEE?vWcAXFr@@P\\v{DHFaQXctWym~hrBMkexBWwRMogp~`XEqgsD]^{g||TROaH|Mh]K{kiFCTj"
    "ltHVUMX}Q][[zoWjvqv}xnkYAaDOIqtcJbIJy}YGG@WiNAghtr[Tm^Wu}QoiBq`Q`\\Gm@qpYnpP}xK[nA^`SebC^BQw?lkdiPO[|B`O]CMKfAc[n"
    "q?kzszOhxjhRDBJxneU]sADEwW~^{BkMPgQ@F|?QHA\\`|Ag~zOc\\?boD?ISoFgGTr?lRGC|I~n[Y{a^dK_\\mneOlCDLHCMSTo^o`T?P|w~F|}@m?"
    "oXDL~per}aPM{LviLpC`rqqV{^jhDQVxWmqr`^[w?ttvpon}ukCpypyZFl|JCLwPz^`EE}`Gj}[A\\}tTILO~xowOj`TDs_PCod~woQMuNn\\FACsC"
    "DsD_zndcsY[kD]?{QTYRKpweyM?vBlw{yJI[_PdfMo`SNOXXzB|o~p~kLpkVglodPp_^E`QS~T_jySo@BCxFz|HGu{wjHN\\ZzR_r~_Pp~TNDvLfA"
    "HKgQ?EdeFq?\\pbStB`xEBz{IBqvdAV|S~^rwxuIUQPtRvNotH{`XR`l?oH\\QEb_dCb_|SHGj?nqAL?X]?KYJz?u@N~NsGa{Whypvy`tkgoiMMJd|"
    "USSkvmbpDq]@xcmPEAcfXOhdHb|HCNh_T?PgNP\\`FNPvzCLBy]bq@q\\FHAoU@DY?Fmv?`?gJzATV{CdDz}@R}^@\\_~I^A]g|v`\\RnC|i{[uIKNhq"
    "L\\XsSItFC|avHDwb{^s^|_HrzU?RBb\\JondYr{s_FN_`Sg|YUG|Fn~HFDdn?{_o{Q^WqRqdlSO{ZcnSVxLlXNcGSuA|DM~c^D]U]_|tYiQGhm^Sr"
    "MMxfAg}tACpOF^x_LOOaqmlS~@_ov?vK?rRx|W|`T@OEEq_tKPxDOPC{{tlC]?RLo?LbH]pNNCAXHOlwn|dCTossK~|QKUmSrmfruc|MOa|Ky~`h"
    "@^CMi}k}PDyWOU@oDaG?}q{F@er}zPP{[DgIR?DI{PTt`P`\\WtGvBYkAOdtqSSLcq_^rPC@iARhcIODd{B_zIoD`BcpS\\b_JyekrLRoHD{nypUhg"
    "HL_IVXsCwq]MyL]H|o?Xrm\\TE^LR|bxVPOyQszWCyvH|oK?SA}Kfu?OrJ_bxAm?cDep~GnKmI?wPtnpImnGo?NC]MmcntbChKCpIdomLu|gxGQD{"
    "DRd`tr`gYMt}OmXJrO^kTvzn~|]L}QSnH_dYp?pF^}GnQa\\Y~|gBx{Tq`PGx{BlCK`T\\zpvrlADmz}eVAC\\MBozmIqT`ShG_ItRq?nISqugvXot`"
    "|oPf|_G\\EbpSznQKuCdxipg[e}X@ISV~EN?vu]@~@EdCxpKJGlOrJA_moP`FFSo~}rssaBSXoo?mn`hvweDL~~SpoopoZ[{oqQsnGntOd~ho~PPM"
    "~Nv{MMhfBKP^Z}KlqC}DTAzxw]pp|^pWJ^xhsbVfs}Kf|eBi@`_IBk|mEZ|SwARDKyucDrWlCq_LWq`EWRv{EWwUO~{CS@{cI]gs|s@TIRdfol|t"
    "}kBqC@STCMkpsW@dBkGWFq{p??{fxs]Lmo\\CBLwxxbJxS@UaBmN|mntGUa[}pq`nNTxdmrdj`RED|BW`NS}k~`woJ~pYM{jc{`OvwYHKJBMEbjzr"
    "rklE~Mb]AQGw?rD|o`LTryhYxJl]yQxzzb?\\LSJ?ErRgG|}C@ca[Q^HvCP?{|VbrFo[Ex_Ljm?k{X~|mtdGk~[SDH]xF{POVPEXPu~ZKqA\\QnoXv"
    "KDsKhz@GEiwFN@\\mm]o]GG@nbBfAzO~vAvCRBNtILq|qwRp_rnDdHnBry^HvLMlLwtpl{CMZNuWtF_xHDoOjFmK{tywWH`TsxSHSHNKaNA?vRt@f"
    "DZ[R\\`mU|EOEB]XnHSX`~^dN{cGnAyGlv@v?G_l{pQXL{`G{}ntSLmssMl`qNkk]ybGqwyW^JV_y?^WZ@[xstaIA|~~gE[MxQsuK|@?H|~c_`pP|"
    "pcwZq~rNOSDjOnuCOs{FW~QZeQINyA_sR\\oQRMWKND@BJreEBl?{HcUNmQ\\NrMTaQvjrFpTeU\\s@RalWy@P|h|omxD\\gxQKUCm`ky]KLEN]?yAgL"
    "A|?FPBmdE~AK|o{o{qQHxAFbP?XoWqBnS]PyGqcf{A?[Ik?xzbby~P\\`yL_v~~\\`APfzM_GRpPKksQbtCphnHnYCL@s}Pg|@vLk[m]xvAQ`LnQdo"
    "L~vvXcNiFpgkMk@GN@gd@I??zFxtj`rA?OQuwJD_O~BAL^terZkf_plb|DCbzSg_j`pvrO^tPM@px]Dyy?gvEp|uWL[NAM[WB~jA@{HW}}pY@fCO"
    "LkkqyhzyH]_HcmlkyNhAzOcPmkv`?t@KPckQFCskzHGy@NF\\pTZyV`XkK^Si@lz}Boo{r^Xqh[kkCCs`QmxeKJ|nsE?rwqMSOFkx@n[doUkfA|D^"
    "nDog|utvxrKFym]Xla||Dbci?sg@GffcLIwnBpmUxrcJUrdh~lQ\\voBdCLkzmYK?qOZmy?BwAatmDS[aEEZyw`@|yr`T{oxeI[tJJzXMn^OJimx\\"
    "zrDVo_EIqMSk}TPFw[GBpn{jj{t^UDV`qP{GQo[Hir@OD]Pj~LwwouIVlRktEajAPreWCbWH}sWNE^yJn_Hi}^HdjpfdjHDo|^|T\\~ttJ_uBlDKO"
    "GQeCFNGyD\\wQEY{wAt_moK[?SLtQL?O~yOxWWtFdJ`?yo^`a?l[xKonpY\\TPvJtII]cRFnQD|OHGwq[}AkEXtQ]lSLlB_~czOoT@@Rsnt_|A~nDQ"
    "MMxbj?MA?ORKI_WQMmLPFfsaV\\KbsNCSwAG\\|qyKz_{FWn}X@d~}}?`oRnY?CoxBpPk_kCR{tb\\m~JlsBbhNcTDtLTN\\~LP]{r|F{LpK{apwotai"
    "sBdN}Q\\oE^\\H{azi{qRq}@h`IpPI{EuEOQEIjnWZ@qcir{otJPwu]}|UI`o`qp?tAqIAwjdOAhxMw_xNp?veFoE@}pDVANV|TU`E@xc`|g|SJLdl"
    "?Rso?[`ah_`Djns][G|BMldLF{Wc?SOlXpkLDAg|~RH[`_KRE?xt?zDfBBO?omR{mbOiz?s}AE`QK_xvyldVGa{vC~nXUVRW{{vq@B@TyRB~[G}D"
    "M|whBkrR{aPSiCPtHtI[m@DM?TklcQEYtTS?n^kp_qQmNaH_n}oe|L[ZH~p_xbhFepDkwKJ?mNCkKLcdHrG]Hho~xo|WCYWeBqQbzTqIz_PE@?se"
    "MaD`nW?asAh`kOihoPChK]RpxDOPxPF|MB?tdL]_seWOMb{bGptC|Rido`xSITgXsqoqzl{~DlxJNw|k@qtLwbTCs]DCNAKpGbtlJoRynPjo?~WX"
    "BQpcEz_xBAxbr~TP_~l@U[rUNmC?y?sp@MSpzbcrB_DMD@HIS_Dk}tpG@k}ILljE~K`kwBHDGEGrw~gRIsXgn@DRz{Pi{W}Yh?xcyl|N{GSYujtB"
    "xqwLxp{ZPOO@uCXTnoHRw@KxJmSs@RkbRxGi{oPtvryExqRzLSTZrOXavP@k~p{d~m[?J]eP_|\\AlzoqEPTG`QIquPXXKjXLk`FQV_HSQpLoxPP`"
    "w_gd{}zAzMpQD?lbF}TtsoslLKSbFMiPqQPCpp|AJYubtOlFBpwsuPHZ{{``T`z]L`}?ij?gXOy\\FfCdFC[gHOx\\j]?Sznst?j?`zrUt|sCdyoXh"
    "MDbyBAPUO@\\bF@HrUQhAF~UmC?xMjoLHDACDY^xYP^{mS`^_RkosH]mR}nbdU[wpKL@yQb~jVpliDA|iptx@IbznBBWJVhG?yzyR|rDAqn?R~U~r"
    "]_zA|IDJxNE?@@ltI{Ph|\\mPINSRHbDkXmJvDDmCs_mms^w]xAPSOdoSisX`ySPqLmNAG?s}D_cjxSaZH]O^tnYNPndbpaDH]KDRCqtqrqrpY\\Gu"
    "xsplN^{?C~wD|SuiRMPS@rS{DpKNGolUwMkwp_cfTiGkmbCmmaonLdpNDo|Rmag`mTSpjoGlz[GoGi?S\\l\\MzLcn~P_aw}GZ}dPH@M{tJ}`}nOon"
    "yolTBkzAtP\\lCa@TANk{BlxUCNOoHrKrsTL~ajMFH\\mEwSsBE^mcv`Ro{`@DvTSI@[Ho@|W\\_RORN@QqN?mMv?[rq][wIw?\\MzdlJAgMLAkG_s_a"
    "?bOnq@L?}]W^EQ[]x|s|At\\Hj@d^|[SRFmcj~PTB{axMFjliqLlRFbkw{ssp{oIR}ZXPncMLDMpkDocspAKk|R[mFBfiI^ixFOQACQ[f?A`NrDO^"
    "MAqMR?ePBzlt_~`O[t[ZFt`UHMcvLp`wMRXPIlpC|OpF~^[Nz`x_Dl[hhJC}Cn\\WyAAKs}~s{daA}rPM@d`ZuLK]IqLEt?L}DuWi?}|nwAhaC@tT"
    "loPSPpwZ|LtAQS??{p\\mpn{`}[Kf|ocArO|A|CURA`o\\yPH[uQ_iu~SyLQSnE]OVdltlJclWWdTKB_[IMQxKHOjdAslyK_LFE@mZ~qdGZQH?Cm`L"
    "{~k@HLLPMqHWr]aGjR`eyOLAw`Jy~k|MvPTb}R[omjGzPlXCt`S}CTC@D~DKTe\\GH{GUE?suxkStONDLNn]?wASOMm[^m|hYtzoTOw|YHMuHnEgd"
    "C`MHApo[jNJ}MP\\`mA\\cF]mbvNCqJEOyscIGz[h^kMSfYghMJ}T{ImDK}ckXDrNO}pxn@`{~I^MEH~lxVppDD]SysNDcMV@S??TeuNcKDaTRZ^kj"
    "ueEWFBwyfr\\V{mhTJUWuzoXvAOd{FTgdl`grKBjsK\\S~XN|J}NMCTRtaBcdH|ix^Pa@Q?_SM[Mm??|qS?PG[F~p|r{ObBD[rT}h]zOKe|d}JvBgR"
    "{Olg|@spRjCWrbNavQB[Zxhy]|W{}^P@@P`_InsNHc`yb\\WsGZgwAc@aDG|Buc{XvO][i@G`wBddxA[NpBf|@oBJ{]Ia|}PF~p\\Y@rQLysXb~AoA"
    "?LIeJQGDxqDYFOWXsQ@F}{TA\\nvfTBPHv]wex`TsFSwXP|pPD`gvwisnIqHf~sTSpF|CUvWZDmY?jRI@~?GpCKDccb?KOM@ugW|CU_g`Zqn~@Wjf"
    "RBO~FqPXH\\KfwpWYQ|qBF~a@gPSNB|sEkD@Gu?`s[`HQKf_ydfXYH}[x@|tVwPAaRSRAG{US{o@eD~ShZj{JmmhD~QNfQswDLhDN~}BY?IwMB_MF"
    "HnwvMbPkERlGML\\{M]WcArnZBmsg`Z`fK[xFvUcH?oCwB@ocug}?v`xgv^gr~Qc}jPCrDa|uwEC[ErYBKPF~rpwdzQ?ZP^hpjmhlAEW_soXFABtS"
    "lopTUzday@LGK]k]sbxCAAumxMXO^ZH\\Jlk]IvGRyoYCDNV{Ao\\a?@l`D?{[F@fR_v_XpjRkpRJXA^p@~A`NAnXLJ@O~ms{BoJychNrxpo{xQqWz"
    "~@CZDatXrcDOui?iej`kehoHmblELNgcR_ABICdY~Q`fHBiCvmZpqAStLrLOK^Iu~Le\\g?`{Rbd?A\\utD_K?RY_L}^]J{Oah_?|jLrc}`]geG_Gn"
    "Xz@xt]SoSadEvPLYzaWJZ]Ioq|{HEQt`JnlE?m@GEssE]]t^L^hVL@|_JmpPkBHbedEEv_kCz?fi^rOiRCkiEPkrxz\\c_~tX|@I@{lr|IBlN?nHR"
    "ZGTl~SoIG?XMnTnIsm_^CQH[{cxCUAG`MAhQRjmE|cWjWOzpLEL\\k{|_zQo{JpdIvBGcxBU}nr@Uprgay]_lBPhQqC]svolzBitbIVO[STHpEbxI"
    "EB_j{M`rzcTTFCV{iETptm{_xfsLzB_yHq?rpjlJL@EHx]vwJAUUBqWSDzAtY?}LOR?^vM_m@^dshOxCF}lhiOwqK@xMJ^UE?EprLolhY`x[FMKs"
    "upTRR}lPAD`W}llqyAdCK|NxA\\c|BoLHL^xQzzcUoEK~zYcb_uSM|]IToo?SKllA@@[lAr^aC]Ty|Om?yKnnXZf`pp@wKqjqIrCBJBxS~M[ug_Zx"
    "ALPoN|OCFSGrDLTvA]RrBTHfRpI?rBTGtaxt@vlF}qLGDoyNy`{ExPFr{LACHAJeVqOLESk{?Ssg?|[tSloTk@pqD~|LPb_ggr}kInRKe}_dv{hC"
    "HqDttp]MotE@LniqDATXH[dey`srgNpM}r\\pEqSFuCPg|pcjJrKc{Oi@sFSBNMk]QRP`C~\\]|CpBzAWmAixbNq_DstS\\jQWuyqpnQxDPOnw|B~cF"
    "hQHkxe]UFbFsjbpzAahiUO\\UfmHGAAR}NQHpTK|Q?~yCLqSQAp_Sxo_|CQuJTJGyF``]sMLJL_Fz}sJkv{`F}MnvC[tgJa[wCGHLRNGf@Z?JD}S_"
    "MvZNFru?RxG`im^pEQOeKL}TJ]HEzSLaJ]s^qyB{?r[pmtgqIq?AxRRE?`csx@Ub@koJ|cBIy^jn{RYJzhhWModx@P`pL??lKQA?C?|ZDnZmKkh}"
    "HRGWFalJe?_c}mzLdleY|Wk}Jr]Mw`sZQ?D@psOsI}W~f`}^wbcgM^AbwW|WjQhfsLPz_pkOMO`?Bp~sKndQ|AJ^DvFAzd{\\vZ_cGs@LEsKwGoLK"
    "gzgdPNl[Y]BPJeKJIQtAF\\wNG~|Ev]?U{p~Z~?@{z_H@uAM\\KcXI}OwUMPePLak{|rtbl@ozO[eX}PmKkAD@E`ngAqtj}BKROalCI`gozpL}}]dl"
    "v^g\\ql{Y_pS}OLkyErHSBN{YGPcTqehLDCO]B?exDv]JqbcuqTk~Alpkjo@eC_[zB\\ps?EW?AkV|El[N~OSkjQsVx^wsuT{Y@m]QG]r~yU`Xt]mO"
    "{NpDuNGsznmMwMkkwnhYv\\?S|a`D}Ph^i?[RhPlIITgYKw`aQog^PRSe}AL}IlpOFVGAtow{yMS`xLxtBqlA@]OFD~]zyD`}B^L}iTG?~P@CDoQR"
    "?@AiGA@lL\\w|BksfN?j~tBTqB~PHx^lvynHDyDMNG`kFqQcC`Rl[I`hk]o_xIP@QmO\\HACO]Aq]KkkDHRT?KqJkeNSSyK^lBvj]YUcqgmxGo~L`X"
    "NZsbs@GvGuXGzNdYr^Ck|ReQA}XlMUc|D~cjRbB~zASihkcLksgv?`OR}_GYjptScm\\~A`cJ{RXzy`CsHScjL`HmHnwQAMDxSB@aBsDDIBIZ|mXS"
    "J@VVF@Sxs~|~@_Gpz`p_T?`ELrHSDCd[H~[Sg``]_ugkDQtsCBWTGLTXEnjYymN{w_tcSPddErAaSATV?OHg?pEKRrP@PM|iMs\\Fn~PO_mzn|eTd"
    "JS|yzPXgEooSu`|zHtHbAllFun~s|Q@@~PGsFM\\QHp\\TwsAcvZ?mw^gGtNcMD_{~znsPHcxy~@[Mx}qLtcciJCTUsMJ\\qpkc[_C|xKGn}`@NVl_?"
    "KMTVFaX{{M[QLO[vJldqNnKsCodpAYW[@MTTvAOhApXvH\\~AAoGOAl?kClLyPCsO}tpcdYCRYm@`@okz|_khK\\c}P^[iRytFrqNWr~KhFRd{h_we"
    "{MG^HOM?rHGQMj\\o?MrrvO{znDlDI?|fzBSW|P\\@?|gCcolZPnrLvCRCzz`PTNthxcGgR}]lCrsOCp{_Z\\DzfYFS`RlhD^dEA?BAMcSUcRdkSeK{"
    "FPlnU_{my|R~CfyCsSu?NQ[uEk\\OZuz~rpDYiS_ZrdVAJ^aIG]TbEmDM?p\\xImp^GtMA~?TWDQuItp_vkCdsHqsz~P_f}hDbv_KhDRo{?[VADP`e"
    "DmsIeApjOc@OeZPb@^}OZQqhDDBz?f[~JT~dIEhDHnY[IP?~kjL^Cl?qNy|TCPto|@CfGagQe~tuHg|Wv]uRrZ`bz@\\VgUS_Ir`z}mkwpPHJYnHR"
    "P\\[TupcyJMHXIZGGGQJcBPXz?p\\OLpSEE_XZRCXmFOoAp]HCv}qcnP{tv@TYALJxO`~WP{dYHn@rKA`Jaj\\W~dng]cbP@MoNJ@U?fg|CIDQOEhk?"
    "IK{}G@wIL~PaApoXqs`Vd|}GQSk]NDojHlIBlPu`{LQrys\\YGaXKv\\?]\\qLH}kEOypo^@cDhXpwaV^u@?ps~G_XqN@kZKPeeJXDCH^tLTOC\\roow"
    "P?]RunlvL_oZLHDAlK@gGPwK~~GR|baEjmPlhpO|zKXrJ}cMltocHPtri{\\anEwBYcfAFB^BLSedbBZuRlg}D?Dj@pBezCKrJzHEBMS]~qhLo?Ea"
    "fl\\CwabzxpmSA}lx@`XYPRH\\wedKwA\\`ETikv~_fJ|WplvkQ|N[XBq`X[}{OGOX~z^?WDCvqocs^TQTmyaznNaa?~\\gotaTW?o|ok^|^O~OpuAXQ"
    "KL{PZS_cmBwnXm{PS]WdB@yQwPKl?MDX|``vHvNOVK`GMAHcWJUIj`T{PAwRRA^Awq@^zl?mB{iUzAl`DbclEJ`XEp@Nm}OS}~?oBhLjFxPkqd?c"
    "FlRzCQZ~{||hHAOb@^yEp__gJNk@JehQMosXD|[MBBgJ@zTUI_PKG@TOQOz|s`hjiqkRt]t[FS~yBtZ{Kuo]n}kOLrbwpUDQCp`f_pgvqFdGCrO}"
    "oqGOkT[TDuPWJ}|[AnXZlE}i@ZpvDpCq}bhn|BPb~QDWDDHSBe[a`XDDAOtx|qIR_pOu{Oocl^DGo@GMISopWc?xDRFcljSx{PplNIrcaZH~CbX^"
    "}`yGOoXt}RF??c\\jY]fr@RoxzMhG@XoaC@~Iz~KrPB^^G|svCMkl|`YSa}tMKCPNjQsV?qBKsagJy`yJ{s`AIRc_u~@y@{g|DY?vXacirmbO^PLY"
    "Ca?fEJYZS^|vxBQwoTR}GA{Gt?NqC|l?IM{|qO^f{PlXqkf|C_wR}QW~LBduz_?^Xox{tUjs@?fxRSTWLs}RKlkRHYdRLlxu|~TsUtd@uCXawNlS"
    "EB}?sLG]AqZ|A_W}N?Sb~o?pJhW^fSB{NV@RHbhum@\\KIRM~Dq[Xol]?L?kWxShi@QHFCB`FfcHyq~BcuWyIl|lp@RyhF~pOClLj|hlxI{gcr`tU"
    "H_`tX~`aMmVAOOLGmAcI{mxLvcKW@spNAJoGEPk]GDTSyrpNrqS[m?CQR[w@_s`ULo@^Hp_SfbCGypwwxS[gzTQW~RSXKAwl}]|SA{paDT^wzref"
    "FjAOue]EIOe_i{EDHadZtDK~~TiRsO[Ez[KPwLPRGnaVpQtLszoGSTSOqO\\^ZaxY?ndygql~DPJoylw]?__jELnxG~JL_ZznfFtb?QTPA`P{vTGz"
    "Aq`ntlL\\luZxBS_j_pq|c}]G@PcuANXSwDc{E|spyWUPBq|OOdEE[~|VA[\\bwmxKDZwco\\Ea?`AAR^lT@^KSmlKoHtDRL\\aKEcxDr[lG~ht{~sW{"
    "CT?L@]Dbz@tPBOiDOLSGSMpWD^HI~cC{wAjqF@Pty~h\\zAv`k]dRH}RAE~KwucHMPOwMxJ}PPAT^mtgBx@kcA}_w?^O^xkLTA[wSu~deNloimkeE"
    "o@d_{Dyr{`]AD[ox?aQE~OBh?bTLCmb|m?JknoL]EL[{_|MRynNRDVhTK}?q?cSLq_vk@]n}et_UfbleR~qcOl[H?\\WQNpH_KCMM{o\\zFPgqz~H`"
    "r~@GHW}WBSCY_rpbL^POhzquuPs\\FsOOGPeXQZUouaJ?ylh?`Ss{z~n`qUoJAAtx?B[v?ccH|l`rH~mLw[phvodI?zcrB|E]?nOJOlppy_{VlcPL"
    "J[gHO`_Bzq^AHUuePbHPl`yFHnL[PLX\\JlXSW]Q{AK\\GuAKIBm_MGcKU|?xqVztoK|HTFaOrOpxP~Q[^NNL?WhtbEB|Nn@zxG_DL|OdDzb|DFOHF"
    "~vWtGdp~u}qnI?waGbmXKO?ZumgJnmclJcPVJPlJRpclCErs|OD{?~_h~a[UD}qCvphY{`OQCMspDG|bvw?R?AESvm\\]q@dVEP_tmJL~tpkVtd_I"
    "zsnxvQXX@|@tBuCnzPFxu|oO`_upPSOrLp_vFOt^ILqCj@][WIoloNWmIKww|QFdGaXjIPrsGLXQ_rdE?_tbyqsu?Hgb}^mpHs`JM}_?QP?|JA|j"
    "OUADRcc\\T|Ndy^HSG@UClosYHlUQ@z`fINT|NR~jJoLirzKg?l[_E~GMOqhVz@t[ESCqy~@EyMhyxQKns\\LTCCAiCO`uspKy[DGB`oGCrNlAJUc~"
    "HpCmAMX}O_tc{rKhyL@[JGqmzZ`J~`T{Nr_|rG~W~RM^M]gYTN[`{C|~w}ZWjBhL^bB}rnzAAQKc~aWUzMhdGslhtnscNg|V_qdeGsck~P@Cnryd"
    "KpCPsG|frHDN@MSC@\\KQIPLPKceFIgMQp\\Szn]DIGDD~P^lRxQhBN~G]xCjY{nLT@|xUyp{VuPXXzN]X@BF~}@L}J{GJrpqFuB}uE@svn^K|KUX^"
    "B_oyDS@^LcXGK\\H^Z]D|LqWPuloaKqK_q@q|HDGdI\\peyp\\KrQH\\P^s|SDtIlBg~Fpx@rrITeBt@uWUA{mKqGAdYNOlMAbsONQozzalfH[|boLLz"
    "G`dut}WJMxGkYuKOQPQfoa|vAotm}_vcE[Kn{cXkMT]{qp[w|btOESXf{oOwQ`]Cr_adp]lH{Sod}FScc?lOI@ku~^KP|KaCp~[Y|`_VCokj@AoW"
    "XpSq_Q|YMpLqJNsZ|^LTmkp^ppSvRL`CGBPOC`|NK?cTBSlmmA~?RBiUcmH|}^gyCbuOrbB{tNTf|NuGMq^u|p\\Ijo^AzL]HA{Sz~zdEsoPK}P{J"
    "O@X_AA|Cy\\uYx?xJN`J}tt\\mrr{su}hDoqWxOlwy]aiAyp[rAzWQ{idosRlwlB}?G_?pwtOti|kc?LuIGq?BI}CxCBG\\FOKJJ\\o`FJqkT@y_}Ljr"
    "T]PBBAoj_?K~JPLZOQ\\qtePcxpdQs@DD@aG??qdx~P`}FOLArUTxCrSp@[PiNSvI}BOG~_\\rx_DjBMhKs[[fOQ@qIS\\LW[^L{DJoSMCTz@PZqapI"
    "?cGdDqMm`QHyUEsFypg|B_HKEM{rMadEAsgkT`okFr`fr|?pxqwfLldgPUPyun`pFP}Xx_KEB@hj{Bo]QBW`tkxRvb@juox~|_fmqdL?MoFAEnWF"
    "{[AMZA[z{_tWJOxJFcJlFqsBJ^KASq@h}b{{|MsaK\\bItpSmv\\D]IQK]w\\GgEAAnRalDRQ\\D{kT\\R|\\oJ?TiDRjyxd|r{ax]uTiAHtLTn]LFG`UX"
    "|~Sch?_UXRHvJtS[mklXIq{nO\\CPEI`~FLGizLlnn\\}i_qK{LuPh}j`zn?MRFFUfQ\\{{EChJ}AkaMpKJE}@j?e{a|@^uKG{VqdTY}oEXr`XHVTKm"
    "?LnpC]PCMRTlzD]@pQ}FsPW\\n`nA{z|B||IJy^vLxMlHsOPew]wwGalWH^@nH^@ynHpaQOC@uZ`XnP`Al`\\o?`omMl[uiDop@B~wZvc|EbctPt|V"
    "FUHl]BGGdCgnw?oB`]CIHVqjLTEbPk|\\o|INkR{RP^|oEmgyToTOA]o?`UzdyG}LP~lnsPC_WtWisdX|CroiTdoX_pEIn[ouMRdcp\\d@yOKRKfTp"
    "jTSSEutQVYvAwe\\GH@a^orZ_ExEc`kw^GP`uVLd~fJgOEZtN@njAvYFAj~O|uW}Du[[VGyopKHDOVkGk|aFAbnA^_^oASbpA`WoBp@BglVM?XD`p"
    "RhGw\\Xl{PdOwyl}HqoOZT~IvrA|M_|c`kYPuBE]?`PtUGwJzIli?sMmgGPkFGW}NmoBeyd\\FQbsatIsRg@]HJHGECLN\\h@?iY{~tgHEnrXFAzZGE"
    "_{t@?ni]AtECk^hJkf^rHIXzL[K\\Qmy{mTvj_sjo`SgYlPp~tmun`WN_@i[xEYQMI_rFlAkerKXbC\\V?Fz`iZw|kMI`\\{XeQ^SKSRsEhx}vXFbAg"
    "_~wSlXndL\\oluWG[QW?vBcHG_uNWKjdmVs~\\_}yB_xElIxDYFl`|rV[hVsLbaHFAS@nglG~P`_jAcG|^r_{EwTfqBO]?_rMRvXDv?^R~ibgmzG?T"
    "UG~NaxDYtW~x{Mtic}`IQBtL`\\g{hG?bWEHq|qJiGDnhWAlURhDHMyM?mpna_wVylnWw_xFA}_XE?O\\xh`QMzhFAoHw?_qoaoEFPsn[^jQ\\s[XGh"
    "Al~nmS_KIdS__pCj]eZr\\NRAza|oH_dqqdG}a{W@{Ozx@UM_Ha_Q`SznAs]cAhFJkI[BRkLsAEwdJMPgzSvg`UQkpNoGGp^AJLgiuLIF}axbdW?P"
    "`Tcp{?{jN@kIWAfPyHFAEyspKjODYuFK{CeFRBiY{bxbCn\\pr_sf?CFwHApqFUi~UcKl~OfbcoCd~@CyDdozmHGZg_FA}Vcv}sySSS@^pjyY{t[y"
    "z\\lponOrdTr_sXFn^AdYHTMW|nok_rLXJXGKx^V^`SdG[~s`hjJeqA|^jrI[vyWVJFclHAF`b\\ilvCQGUKt[pzdwJW?c\\SOsDm?nWD@yrXcSeQJA"
    "xzlsy{KGmvTeCa^cm~cQ`RTvKhGc`eg?\\hFAzKy?mg@jXxE\\mYXY@qDn`TO~g@f^vAH@xgZ^dobW_w|PvbfWvJ|MQSM?tQvL|d]APpqK_znLJq?_"
    "`T{S}UpahcjA{THHLWjrqILgjHG{dJR|@XDhJkgxvUjnM?Sg`PTZzHFf{MFsSbZ}w@}i_}`VW@u?iAGQVW}WMSqekv^h^XNrZDVbkJpEjVlszne?"
    "IhDnlDnm^\\`SboCoiMq[}lVAU\\@]`XDAYClRJQCeDXGbNaepJpO[[cQGbHFfxCvvu_VsObLsjAy?DBgGQBLTAOdg`XEx|XTJrl^A|~VmrPLI~N_W"
    "nKjPWnjAR?[z_{q}}EIEsAbAUKMDdXT`J_jfuPX}kBiCAKS[Yf^GBg?DK]M}rBDL_w|awliV[XDeyNOk_x^mFg|i?Ac]N[v`G~j?A}uE@c^TthHE"
    "`_dJP`xLG\\\\ZKpyb?DCE`^^AB_[[pfIJuF_tEXGK`orGNc]BO?ZApFbAHE?l`^MaMug@OLR|?|htzvGdaixlKC~CYlU]}AwbBBuv_}\\[Vw?vKnK\\"
    "HoO}lFfzFc]mo]xPsTMGFR\\ISIgDUU^ADz\\Q`XF_KtWYCCR~Db{cGHE?Ig~XNfykF@C|`^Jw[W?ZWhFKMo|@R|lfvCwhVsOt{aiFFLxGyP?rr]sU"
    "y}cYsNE?PZC`CN?fFMO}NltCp@TEI_gn{pK|rrjxBdwkCOH]nJ{qGJuCpkYD_qsTqd@Fl^WcrTvxDO_~TAZM{b\\nE?xB}|o}yPHNeaJi~BKSo_`s"
    "Hk_@DQeXG}xQP{tvLU`GxbdQ?k@rER_iK~xa?RPu@CC\\D_h_v{xU@T|a}a@zqtKIoo_iCmlI@XGLMQlqHo[HnQX]{NDI|^gbB@\\^Qf@@uOHBD^dN"
    "H?XAJC[swn|TLcW`V|glTnBnwDtpUoKJFLCayNhPGP_x@`swI~zzJ~?J?P\\tFaGG?^yKyOkeOA`]?qTSBlX`{P_YxmIECDL]GqkZDl{uK|WoDMXx"
    "@OgRG\\OusqhRG^@Mzrvy?_[~uoYbBM?xApGvtOlKA{{PDqDRl\\iCsRfQHq?{{|ond]`XF~\\{?P[[tB]PA~G}DR|IJRXHynaKxO?OHpW~I|tVkjNm"
    "JnxlG~psy~TCCDSyKLzeVNCvR^lgQb\\RH~CNHPozqrlQ?eRstP\\~C`BgFnsnB]_o?Su~|{{pY~t^K\\dUDRPmCDoI|oh[Ae[YEewuvF@grsXEvADd"
    "zDkIv^JrIoWdt?qQonMkS`[TRIOXDacXODKcyHkrJ|_xD[o~I^@~EMeM`]spJad}N~TRpABhKb\\]nS^xOo_j?tiS`V`J_qSg~{pnBCp{}`DRrq[x"
    "LotEZkw\\FN@GBLCXB]@@}bwvuMPDP_lm?}kvH_wGz^XPE\\OWIwHVEPfhB?GJvaOcC|[ZsBC`}AHZBnXkJJHkd`bov~sHInwZ{uDeznx]}aOstOgc"
    "{`SGyLO^xNlKHBK[EOTK\\@LeBZowGMs|L^P^EnTbC}of{SOY?~KU~ntTxRTLxzlMJrxPStCmoD[WGnLhCMTvAPCBt?cOs`rm{nK~G]k{?\\lKcPp@"
    "sOAtIps|Aq@uBBtZBR\\W{]_H?rdSDNH{l^PH|l`dA`dgBBK]JN_xClTJANDpMNwaLcdJ}qHCCr^wAm_w|o?[|PGyEmwayrGQI`Kn~n[mvp_vy~|H"
    "CaWV@AfmFLtLCDPOBa`K{`wgDQjn@qXl|Qh{DLxES@|iP^`d|NGqNrP`C_[WnG]\\LQT\\?o_sIrcyBzHN}^^]}SxvC|_u{Mbu?cUCp?sdBLWkIyN_"
    "t@lGCPUep^`E|aDlA^|~{OL@i^|urB`BBkCX}TtXQR`u|?@iDAPtgNKxDd_wX~hZzrlW?p?TSqxA?OSt~?WrAS[c|mW@u|hz?lkvc~@PH}h`j}@@"
    "LlfNSsdUtpPo}_y?J`lGx@hk~Qc\\vpRdna[HW`PItdCpL^XI?tK`DRDPA[wKyMl@GpSPR_rlB~dfGaKRCm|vmASU{m?[En{o?KmCuQ|PqR`MtrXF"
    "qQOzCNpcvOn|lnkTwnk~}@D[E{xK}pNkyMM@dNH^|m_gFdSwYoHHyuxBBcQTzZ@tvK?uAMhD}asa@EDHy{QAK^gx{OX\\o\\skCD[R{]pV@mLIyP[J"
    "H@GwCr|P@^P\\~]s@EOXH|\\JABnTl@Ro`@OliF?^wLQGY`P|Lym@FFhsr?pZ||^wDxRpYL\\TCiSPvL\\guoBHLpp{|CpoZuE]`CATd~RXBcRo[tMcf"
    "}@URKlc|Z@kcAqLr}TP\\wohq?{Dj|tK^wN?VmaaSgcLF@ko|GronCQXZEPdTvQ`Dl|kVKa\\M~ateBpF[B@|@xd[at_`SBKOM{sgltPPBPCJ?B`l\\"
    "D@paA^cF}?]?AsK|yb\\CcpCx?`@puQ[?zMkGA\\DREbH@l]\\Oyn_gwB`JsUBjHlKKn~Kt?Q?hqMdZBt^?JCxCuWvvzG|~fhD|Iog{FRDXq@@MIbu^"
    "Hr[|lLhv?M{PDr{oqa`z~a]G~eD^?@SQIN^i{o]QELCatro}qQ@Iy]BmEccdBSh`zd`xzOYaHbSQH~pE~lsIERtjBLXZsaKXr~Pi|Nci@ao}{pOQ"
    "Ga|Ou_{qGLpZtaxM}?`kz?xlCwOxIa@GNMlhFBsH}jOmK?|[sSOZEBGepTOazRWPK}YBNpTnWSc[Gp@zG_DqHp[g~A}Bx|fIH\\dnsvGiv?pVwKDd"
    "}oXGOcDF}N|GHnpAJ?t{~awo~BxxCOlE|qswEMXO@qdZO~tiO]wM|RDrx?hztpXA@SCasZwHKEW[MpSTCAD{|JdawOXRDC?^yBTYt{hwnR?qJSGW"
    "HaKW~uPNqOWw~ZtR|r@RnPm?Xsw[|CsUvBbHKoPY|RtiBLTPEpLdx]`Rz}GOBoluE~ubTBkxD_HW?qCOM]`\\F}C~IQPGz^OFArXXmq_LzoKuIB_i"
    "A^rbF?SL?CXQG}xuzsLgL\\?TWB|`Fq[XJbtpys_n{NPHEAOGJ?dAR~olB}\\B@aWd{RHUy|cNp[{PENo_U_xpv@@TvQhLA@TjJbTZ}`?]x_waL^[u"
    "CPopQrk}x~qKyX\\EEQU?BOo?}TTQJZ{t?Uh}G}KnXsSwFphGGhGkJ?t^FVGr}NE\\uxDgm`L@gts}tlDGwb~SzHp]?nWgOuhzQQYG|BsnD{VyEUqJ"
    "hmpCwc\\[PaXG|`mhNOYmYl[tw_\\VXr_PPSheA]Pc|UmRF^{rP_|qGcmlp{@yNhTfA]oZsyQWBuJwFz~|m^\\lq?h|xoxa~kXFIPcY`^GqyhGW?Q\\R"
    "}QI?S@[eHg@AGDGUpg}Tm]E[@zS`aGTY@NgXBQ?[Il|Qdtddxbdy{]xfbnOdPDHKIl|EVALf|JgdB~vhxQaFLPqMC@peFaIQ~OW]sjZeNpkyrNwB"
    "~KDWtPXdJCcd}SeKCDLoO\\~oEp\\lvqs^DA[{q`L`}}{iM~hQMMlNE_k`zUwh?eflr@Wz~_aDx_tFG@Tz{@@SsSSrNSLwJ@OuKrHE{cGjxElNxOlf"
    "TeyvCo|Ks?gxCPwoxPlJ@r\\LK]djwAX}@eTj}NlbFaHTKN`ECbe@A}\\[~bXvI@XIss\\s@pdQEoiFtBOAM\\`ZB`h}DDKkhailq?DNJo_oK@{dBMd_"
    "H}oq@^[yoqStwqslyolapnPNB`GazpSX|U{F{ldvNs_zstGpz?dHx@`Eun[sycgRBj{pB[tK~otSyP\\lEOk|DpTpBCc`B^_eFQxat[]O?nLUFQk|"
    "vmxU{~\\\\BLgZ{cH_yoobyRt|`^DMwmctgdUyuHcX?DqJoJo^sQ[Tx`kWABBF~}PvI}xXAsg@Nd[SDPxDFq}kzpiRvPsh|?Di~sSpVe`XQ|\\@uihI"
    "I@jjR~yo\\P?ZDmWWJ`XpulGvUOJAwoVVLb@Eunw}srDYrz|cBBPs@sC|T@e{|WdN_p{pzN?UBPh@}L|P~BCPJLSqCaV}~bKxho[u|awnvq@Bxy\\p"
    "HKO_xIkxo`@b}QPNH_XLzBSlx_]Wtcxx^PGVwLlFN@MC|@kw|PGzA?c[sqfz{MdkE_\\Cv_tpApxmw@?wQOLjD~XLpNKqIc{iCa~w|PtDv~PsvpCu"
    "w`W_OOs~JbCj?Qh@}N`Xt_gsDoWK@DFBILfwY]Pz@rpWq~~b{`O^Dcbkzt_bzmYv}?Wbu_[zGcLHh^DM?sLZC`[hwNhfLrgMt^XvdDbaDt\\On^[y"
    "CFPJA]wmJS\\mAPogEMT\\BA`fxkLX@PWjsRsqy]x@GPpf}o\\}{|So~btE@X[e?nPf|`[^@QOkur[cpsJlMoWhn@\\Dsrg~E\\cyvNpKlAGXK\\_?GPWW"
    "LODOA{qLFkoV@BLGz}]L?~hhxPv~S_t[EqHSJLIl{aXYwMLdHnvaBN}B}qou}TPkf?w[O^{yAN|WH@n]F[gIAa[G@aCu@BhJs_gl}UGr~RBtx|xe"
    "Fq`wE?IRTaoxDY}`TzoJ_pDQAOlzsA`os}fdIqxWIO\\PCrtm@~Kx}BTFy}|eCclJ}`[}uPcrOAonCqda}PGMA?`x~p`Dm?LRko]~HUbpLqm[wQXG"
    "uTHlPd`SK?@\\CsC]sOj{AOoeLh{rnkLk|?cV?]HW@ns|A?WtDuDz~APKDq`F?^LOmAcdAbdm}rOx}@{aFqCiFBk~ERgbxB|n{dceHi_wtn_NNn~m"
    "zPpFxT?wy}p@@NTKy?OjHoLExm|VJ_Rcz}OpMego@qU~z\\Cbq\\_vO@o]FPSzR@x_H`AFu|HQCN]Sx_|as|KO}]wEy@W`FDGuIN\\e~oCQzp@d@@~?"
    "vdTB@`@gT`dhD~LLtM[d@cdc|}PNMS?LwQlEom\\VGRPXuJwYF?DKgsS{~HD`s}cbFQJ}HLc]ypomBUKftk[REA[xtb|tMaS{v@THH\\eXyHGw{bKJ"
    "UkpKjc[\\@`_]}b]C}N\\cXN`QIkULNdJi}_LhD~c|{?OiOA\\AHu{gEBG`wPhhGAGlENtPE[TRorsvE}t_?iP_PACfzaDe~T@ya@wRM`Ha~^`CUqGT"
    "EOth?_cP~QKIvr[JxBlR}`l]EyPYuM[ItpC`tn@KHPgh@oKrpPDvBdYbEmtqpPtk?eKUwQgaFYhSG}gPqJ\\^QLMnApdet~o]}_iIqP\\ONMxs|^oN"
    "?nxV|pgKF_dJ~mlfzSR?v?tMFNTH{OW|yI_j}CPnLbpR|Zwnt?pKz~PvIpPEDBdU?~By{LCPebTwlsvb|PsSH?OoQR?da|Om}N?NDIHoJNgZxBhq"
    "ESksCmTD}TW?@klUGTp]wZ|IB^_q@afSnl@z}c|Br_xi~UCvzB[zpBBvFpXUNSDsl@WoIntM{rW~BvCn?}gs{E]cw^\\jOldv@LTxrJrgE]@KM`K{"
    "DSDYKBWx|}Cg}N[d?_JPBBhZp`XYQqxPDB\\ySOdXya_bwn@NskssEBO]_agfCCTSNJg~oSskzppQOrhTops@oO^?OpXWJAt}B``DKNfkF^kE?N@X"
    "?PLC?rRgAa?my]_dzpTGpIw@ol[Ilpzoz}`JB~gWMpKwPSoyraOPQXDDmn?jEOvdwRPXy~S^AockA~KwvPOx|mhbAB{BwpOt}OgisAK^@a\\]FMDv"
    "HOKJ?DS\\|AUHvAck?bTNym|itcw\\ARMIMo{~{Kla@l\\DD~xHL~gPrmt`wO`FzDgkwooN|`@A|S@tDAcyw~h[IMWPC^H~BP|PIQH[AN_HkDuFd_xZ"
    "|@hXOQdJ}OpAI~R[~pTw~Nw_LlklA@~yM?iIG}kRFL|KFaf]y@xXRWaXg`dnzaHvQoZf_qLp}sf?wb@PDTxNwcxbM{tYrMtJIsjyuAvAFBorEP|F"
    "?qYBJ?DIr?EcDmx{MSdE?@kPIL\\rCNtA{?h@wN^oDAdbCn[FUNq?~|MTJJhqD@?sFnC_D_aBvQdSIRz}AoxHD}SF{ST\\kePQ?P^?vNTbr^ws|qtA"
    "FJDqSn^tVNsr{rd?FJqi@ZPf|MQ@CrcpA|xMN`WgLeQZtN|iE]bwG?uty@WvHPHI@pOvqn[lMMc{?Sclyakfp@SCmzHYEMSZC_d^xA`_Cbg]Oa\\?"
    "|npa}CLWND[UyphAyLQLEk?@vO`IE_[GmnGT|RXeqIDAMCJ~wc@\\sQCPAutACk`rFNXWPQZk{`n}zBOavDDp}bgIMasNvtlkf{BmsA[jGNLR|LCR"
    "FG`Sy_LPF\\DupRSe|^HkepPoz_?nznhuE]g}_r?bCJ`CvqkxD]JZ~PnqIqF_}oYZ?rpImPK{^CHSIfpO~BKWwoDpx_hdwoOIynwjHS`gDaTGImW]"
    "@KC?D\\g]LBNZ@eHB}?YUHb`bB@`^PLtHo}gaDmKQlPpwG@@Wxom|wAgyveG}EP\\|nmK]|BdRUaLrD}G[|`F\\|]hq@tF?A`PGQp\\_rDdSz_SO}CeM"
    "ylOm{Rp[}]pmHSsn{ocjHSkjMn?b{pSZzp\\i@~pHobcewCxxv^PJvps?@|TIBNoYj^D_CNN{fbAcwNMRxNwXyB`oQMX?nKDJ}_S}FHpWHqSh@TAJ"
    "v_m?N[DGX_@LGqh|MA{rzl|pxl}m|s{T}QxhoccNt}ScvssRE~xFvEOyzQp_Ec?sHRDlQ_?jK@xd|mJAs]Hvsm\\TGTZ{HA@}wnbz{RUHN~|ViBsT"
    "`P?TS?df?qY][[CYQps~i~\\@uOLyOedDta@~\\CKni^TRJ]|?C^KqzQHxyi?ll@eKAlPCyOD^rCDdG{tOkrT`yPPmwa\\lCp|vJrCUsYw\\tshVsqPl"
    "AooZ~`GmMqp@}}nn|P[z|O[hQSgcz`LLDTIKuLPUy~S|{[oczb?]H`lXyqHO@`xV?{pGzNbi~a_Sk`YnGs_RRu@}|OGfn^caK?WtyPlKgqGtAJZ|"
    "{@Ws_s\\f{jOBOxFxvKyVmNh[E]vPtCMhM~ghz]pspZn}sJjRlsKRwaw|G@KXtdTB~QjqBvkbGBW\\xT_O|`tNM~nAJxG}^a?YD?\\ak?TOyMsNhB[}"
    "DeoXzmtq{OH^xpOkJl{OvfGfeaHSDpHiwQlmyoxM[}HEm\\pO~rGnaqy@xYLbtsssCSDss[XXy{PV@}wjF@|KWQhI{bx@?}{qFQDnpEPbnAHm|CDx"
    "BR@QAa{T|AgCyALb^aYhAqeC}q{DxslInoWHNq^ODopRG}KbBn[QvpXFPL?R}s_`BPpPxOdf}SQC@oX[Cl~wRpWJD?`YCpooED@TG@iEANc{AJx^"
    "OIS]}bWrp|xv?t@qtexH}rPeJR{Os?@SOXpro~lAL??duRWs[rKDBuKm}`x}p~[{B^h@ypOxtP{}MEeSwsXL{RtHCNb_J]DqP[u\\?`dWr?KmIKk`"
    "jNWtIBc`Mp~mEup`INWXxpskpnEkVos\\wy]kB}pRvSCzq`TFooObBJk{wQIh|NyP|oaDwPPtCT[UzK@}F@[USL[~_}DfBNCt?oHoHp|gNr?hsZ\\z"
    "x\\OwFQ\\w?M|DLt_vDP?}PnWBH?PkB`skSJ~nDQDYKpLFLR_|B@PyN@?TGLt\\A~_ns|[zjbPzx^OTz^i_QPS}FHGzK}dsDMH?EVCjp?gzHrGwyOgX"
    "ENTCF`zBK@EjFNXOEN@NS\\s\\y?lzzQDTTaOjxPvzvI|AVBDgJsLBQCX@rp[]{AXiwNOz?Nue~`o`R_\\C{_hklOda{m[Ewmd?DoFoRoHU{A\\tCa{H"
    "o`gv?NPFC\\DkGqWQE`@MAP~GHl_{|PcxU]?\\OklTI_AEZTDDD}Wzs{B?xbbSv]L`D^opwy_WF]ct?b|aDblSKb_O{cG\\JR@MJMgbtCPt{RHbObH`"
    "ny^w{nsM~asGCjpRC^W?FDxGILO@y?cddsDAA^sK@^\\BC]ndT~`F@]?gzrPCyp[eKax|~qbrB~KrHQG}w^\\GKclGLLxrC~[oyaGs{c?S|rC^A~X`"
    "IblmHLciQbT{scX[n`W^Fpsfpd|R}LPBKRxNEm?Y@o|M}MTcD@PSJUSGrmf?xQnruPgRNb{}kRUiABWvCLSZwN|]f`hUwPHjBmlMt`PDw~TqA}He"
    "IQOQESd@GbaZH_WmqHFpM`\\Gg_Wzz@CsNBx[?fShv`wuHqoltiWX|}ke}PALCeYHFs@QD?GeS_VwB[gW?aOVKtdCzO|v|@Pl|p^lA\\CPwbHNKSXe"
    "{mTVAr\\lLpS~DNHexM\\a~^pTAlwts`qMmm]\\?{lGAQ_eo}lcSSZF|dcGONgpBCTBBNG?mSwuCp[pNsg~C?dPs_[KD~|{p[tc?_cDsorrES@HC|IF"
    "kSoXCgF{^nXV`Tcbi@OnzuSSu?{wzjTeBohBAGGbKn\\iq|hgzAhtmqhmAmKqJ[hzgL`w~@kq`_J?{QR{Ml~zGdGSS_`GzTktw^gvF\\P]ENcoyqsq"
    "~|[v@Bdi|MTTxsCJ@}`?|^DJCn`YwooR{s|RtbRqEPHzO{}TxosqCad~xetWHLtzImp@D_GQ~ihrOQl@}Of]CsgZvKMDvAlOU[oczjh}hr\\N?@Ch"
    "ooxEvAkktPU@ml~|}P@]x~UIoBDEwpkls?cZL[kMrcPLuNd~NpXwIRKeRMHjOztEx^_T~NXBH\\wR~xYBHnLLI@p`~n{miplUfJ\\N\\~xvO[xDrRcy"
    "kR\\r|cMCqPxtCLpACzzmnP`gWMtOuGslyCRzs`vUF}RSBzpkt]lA}oxj~Nc^C}dH?OS_Mnz[p|KuBoJ|HDKdqQWXJC?Ujs]`AKpjz?R|CALV}\\Wb"
    "y|P{h_L}zROvEOabAAsEOpcW~uwDjSOk}J`vBm[??pp[vZD_}YsV@TtVvt`wPAP[zaXIQMyPr`UEvOZ{VW?YrcSuwMsiFmtfK@?gIAs_@mdJGjLR"
    "|b|XFOMTAdKSo?[wHE\\Jw}xfEQ?K|`c`ua@ZsbOdurH}lkcSu`lI|cBs{NoUCp\\]N`XUtxDpIQxjmsRaO~hBHmKkxOodvUWhz]pC{o|QtDg^K?G|"
    "Y}PF@zeB@njmVO@Oy_ht@WZ]??GFCDC^Dopc@qhsypwLyQ`SI^\\O~Tzrl_cK{P\\ADn_rxqtpwaEGq?lsAMt^vnu\\A@L_?]Du{PtiJ]XVMuyPy_oY"
    "?CCRnRxlJOGt{pqGylCRFOWp~~DrDKkyvbP?vp?EoD\\PBchP{q{u}KWE@@]EIZ?hz?sO~RA[qQXzFlwZDNo{s{slDmhs_~\\]nh{T|~Of[O[Y{vOl"
    "DUpYuYICKogVH|\\Iu{WfH?Tp@O@}GNT[N[hcv?KEq]{a}PWq}l~q@lgQA@lz{d@]k}kqEkw`HQszwB{[ta_o[_N}kdWhwnoty`AJva?Xx_PMI^hY"
    "DThrrt\\ivrXaXR[tq?S]nMPe|sWo{PGdABhrD}k_NMHYH]cwrrOpImu]HqxoFw\\D~M{e{pGyymqOLkdWLRKltpkX~?hoK~HHpq{S{r`qO^wXF{@Y"
    "k^ify`{azmOCuOkrJNwpLNxP^aGp}aCg}Q\\m@nssp{?LLMLGwKC`DOE^@sxxpdVEN?LX{g\\eNxhhyw?_Z\\kcU}CvG?[G~JoI{EjUzKel|owd}mNw"
    "xb_\\QcS~DTY_n`buKg?t_~H|LBSyxl{h|HDZxmSv}c\\hCam^~`PLtcco\\ALXBAKjk}UD}|TiAMxBPxDH@UDRNOKwK`G_AQT~MOHV|pxc}OGj@w?I"
    "xAHaO_TKoMZAPCOzl`jvBW??GA`oNMmXBQB?oopW]BWRxhNutbhltnGi@BCeEO\\vl?|HDMICs{whw?DqscELM~l@GB|JI~xoSFSow@dm~qH@BaC?"
    "zKUgObDOC\\?oCpceC@GrD{qFG|PpIro`A{wdG~sEuashEk?VAsslILHMCQatfPXWt`U@H`kwoDPTztHIQeLOEAg{@\\cv~no[uMWjIPGxqqCttqlM"
    "ABII@}F~Rp?bS^?joRG`yS[w?ohX}s\\FE\\TAwMO]w_lj{~tIAndcQnhkCRTRAp_YPODGp@hMA`Dqrd{\\?awoE?lJ~A{dwN[uG`oH{n\\NLr`F{Ngt"
    "vn\\Pp@\\Lwno[}S}PD?lG~nlRHraDyOsn|PW}B}RwC[gJVmLTy_Eg{}tj|ATEHmOxx]Cd~}FuWbk|HpYJC~@JD^ClSo[C@`CuF?z~}ok}?QGvqbdb"
    "zjqSIPOZi\\?t}bdv}^`|K_Wk@mg`|AZY?aP`ystjSsd@CBH]FdclK?pj@MLSy@xmezXzJppRR?kBp`MdKv]P?o[}G@PCFq[^v][zwQtE[|zUERLW"
    "H~hW|mMA?~dQ?rFt||xO{Qss~Qk~o`K@p}?vyF|ejp_d|MgLEAj?{n_nsa@I~aaD~^G\\J`dLA}wpBfCj~sGv~Nh?y^SSRYP^O|qTJqGELTYHFMt@"
    "IpvytacP_]rroP|zI?^x~?HbFEdTV[DJqdWDy?pLAq_w~{_QJBHQPxWeB|yGv]pzFU[EI~?WsQByIqj?dd\\|?O\\\\qZxU|LtSF]CRy?SlqLa[Omh_"
    "{?gUJOTSBOPE{m@sz~lAoPF^~O{H?`Kh_qrbxdxsJo_zkpwe@_QULRMEqNdKLXGkqJWf}rC_SCSZZDWwGPU]CnMbPn`nJ^LLwLliANWdC`iiH?CT"
    "G\\kk{D?f|cpuNO\\yxOWTEr@F?pA{QNgkLQwu}aX`vDcXvQ_`M`diybti{~_{vRA`uQTcCOL]CN`pJODkVaTRpBpDIU{CaCSUmT_dqnWVvsgjSi_c"
    "@Oy\\q?kgA@OoCoX@FQbwsyxMpO|moLCUH~xZMbDIu@gswATIF^wlLnonURQJKnogt{|hu|q?C_ce@CwX_}XJ}lsIqawuwO@]CLovA?~{BpkPolr["
    "{K[TE~\\Pq~lwP?dK}nVxEr_b|R?s}tWiEPhOvQXck{\\IH@Odxb|Zz_{~xO?||utzEngVb]hjyBG{Hoy?AFHMs_r_@cLEs@[_DAS]A^InYe]B|Q_F"
    "wp@Hw@kUGxtu@i_]KQkXT_KtqHD[pORUKrCQy{gUMqspu^dQFqpUTBh|{NWYL]dNx^B\\CSPUHoXsAVDTpPG_CztW{?ck?^Cox}KrF_KwyRKvCOkZ"
    "uqxn|oonB@TVzqtZxB{pHfD_G~inyXXcythG}UDbiasbE]@ur^}xhLkRynpxq]sLN~K_SBZvHopDHLtICPGqxol]AN{hH?dTP@QSynlb??OhHPwh"
    "yBwII]{TH~lPoFZxILoePo{x~_W`KPCf}?UQ}oO_BDHUU[SDyCJXtPxjNMOy?nTlHCLt?nTBw^`Ro_oE||mFRux]zuwh|]Y}kJh]@^iCu{CZy]s?"
    "uM?DE^?A@cbPL?xVyA\\GQSu[~CGurMW|ob[q~ocpCzgp{nJuAqRAzojoM^[W}]OpI@OxxawlGbh\\t_ptu^LPxpHN@}dI~L[jDpouHQXQX^@ZJtCk"
    "{o~xAQzy[fCz{zBrF`_|DIDk|RT{or|\\vZnjn]hi?E]J_?Ha?t\\ECn[gMr[MrV`@yA|@_qHsqs\\i~OC?ETGCy^hUGaBxI_pM??sqADhQL|hzJtSu"
    "|asTz\\Oi|_g{H_[YEAiE~O`f|\\i?~}lGvSgjLzxT~]SFFmYoJlCxxSxHQneO|dH^AqTubM|G}^l_DN[RgAj{KCc}vmtcJmLILOCXfml@Q@gOzO@G"
    "GmdCABLXJcmOh^W`McsnMBf?qkccRah_KngzE{hgoBIigPpVrlDr{aslE~u?xRD|RbXiArClxbcYtngH}N@fs\\lTCl\\OFAwqrpt}~BtckOg]C@px"
    "~LT]{plG{Pc?@`lP}Mp@OQGhvAs|x@C}doWxAKHYFPXo[|xYNPG|v_tqs\\xRMQdQgcPS~}?HDBG]{T@TEmo_?oWP~rSg{SxEuQC?EC@Gxm@uE\\pT"
    "vaxpuywT|MTKBjpVKnOpLL?tCcLftA~pEBddD^GNYmLt|zaArl{b`_dY~cG~p[DKZ]|^ENpHZ[s^|^hb~aPGFaL@WIV~}xXVP^nDTQhsS_sHG^_k"
    "GCPceoHIEb?spctvCmUQJO?qwXD@n`tCZQo_FOhp\\bDEP_`B}pdjwRGnndXhNNSdu]dHQpgrTc@C{mZdPRDmj^Xvi^n`joSEy@^ozbclTRHbyYRr"
    "tep]zo\\Zw]Kk@dkwH^MNGcMDnAhG}dtT?Nhazr`OmKrtnouHPahhx{Hg~rcuTnxDGDtGWngo}RbPEJ~}{pcjNO@KE?dl_pW|WbCg`Scw{RWIwqM`"
    "JnOXipOpELHRAmV{n|@eFO{gS_kY~o[Cs?PVx^XOxKlYP}Ozs~Fw@]I@S`?tIp@JZRtsA]zu{@M@_r`wyN?C}Pld{s{roa^dMN?rUBdDyTWZx^t{"
    "s{`@W_hXK\\W{PnC[FM?`JGlhxTZc}TdWNpPGJsrcrAPMy~WOFm@QUOQJyMTowy@yAeAKD_pHdLshE~vxOs`piAmcXNgC}`KoVQpOKSk~whknsbzQ"
    "Di[_~ZHTMmW@QBS}Fpd}@sGhuQG{MVMI~}pN|_wY{_x^GQg]OpKSAuM?yTkTlQPOn{_Tt~lgxQdjq`KXnEhisaj`jb{KBTEBy~wirbPlJN?t~qHw"
    "Ob[vs@K[LoWz~UDGQc[SFe@Q}_koKNlD?N[~GAvc@[hTkBtu@KwPQ|XH@|@FCpPaHCplF?p]DSOOI``[E\\g]D}hCKB_~CLbbqqAGLO|T~uT\\pU]R"
    "oML[DDLOvAd]A[iZX~Sl|BPnA_EYnOwAFw?\\F]G{?_xTqAf}Lj^~IBdEJw?z{cYCEdX?CdxDzVs?@_|FwQ_RwPCfvCDXBp`d_NooPC}LBw@NlM[\\"
    "wNpXACnsEFYG~q?kItyUNNlSwDOSEOkzLpK~GZdwlBwwNkdtNnDrHqkSBFWvlq^uA@xnD?PZ~QGw}OwoxbGk?v@aFuGAusx`pPDFAphHCOyFBZoP"
    "yCRp~oChDQSt?oCI|^iyBbdHr~xj_}wHvPHPw~wU~`KNAyGM@?SkRNfR`Q\\oWEdxF[o?}nZpzOlXxRh\\Ia@Yx|{`mDyMjbaz{PAE@]chw}oarzcT"
    "ALAL}ahWtn\\fT~hAn?xKqIdau^Y`MIebEKr}DzCpz`\\IO\\kPBsOC@Aplwpfm{nBkz@ZAHhGGGawwxgiF~@P~EO?knuTy{}Kd~rhLv?sv^EdvwQwm"
    "R@TIQptRAqOxH@HZJq?^t~x@tnM@mUWqGPTJ?SK~~\\PbIP\\JtSKZFT`VfrZiunZrzllemq|H\\_xU@^vk}cDg|QtyF~GLUkK~BAsvANqQoBC^DL@b"
    "tnmKxPOppZwUsSAVJAhWlM\\ly[xy}AGX}O?oO|uonLzMy^{JWS{JDcwuA@[NV`cd`_{u@AsWGdqHKbWbB}tBEJ`oO`uTfatd{]p`@RWxDLoUGVEl"
    "{Puio`ePLQSHDbHgFQcnySkU{LyLK@GvFtDyNAH~B~plCPGXr@|qGpJj[Kgp@zh^LQoos``WHDDGsew[Tb^Vpqa?z@SDyJ@_spgZmqJZe]xS|Oo]"
    "Fb@hDATN`VYH?rl[PsD{t|eOhoLGX|okCpcAMA\\V~CE?GicZqZOZvrKAB@TD~}\\m{@yaH^Ld_sRPnNpPREm~BL@V~qWOD@psC`@_iCPmA?oD~|hB"
    "FN[pA^Y_x`HLfOCS{`{FYayI|}SgBtlFId\\BFPCmBRq@F}hN?RA??|@XyMgOw~{VisW?@ooppi_UA]xYhS}I~^TPndu@KoeG}bofC~hVtaPFzPPA"
    "CSgXBAGe?qDWw~[X@}CBEngaHZWloNcmm}Gsz}tOK_khEZ|dy?oyF_CbCMcDNrGa{_cXHpkChpKeyrZtkJhHhoG{Cr?Kxa?jtn@@po?mFcBkqoxf"
    "`oaBfLhl|E{yFz\\`y`pDu~?DDpve?oF~n[GTuBdqjEKsrp[\\lBSdvcLU|Rxr~?zuUK`bIneFsiOus_dIM?lQzAzk{t|SjbOuw^\\_`PVy|sS\\d^oy"
    "OIpFmr{z|RVAH?eBP?Dco_w~D?m_smlTx@WbJnX]LNTh}SCDN^RAALlJngijK}DKFks?xn^Gyk`X~l?dM~oYncWfC\\SE|P?kpr[GmQl\\rPGRD]?{"
    "Dmcr?}x?pNkv|C|YDRCt?qXJDeg^y?O?BP?tT_oeXNCjC?GyHrhkiT]{FtOXr@LL?NIPsAPJbozsJvQcSqV|\\urtGLWzAot[rmxV|@zy|MlkpQD~"
    "ZKYKJaVAzVD[Q_GlF]NSw@IUF^WjI^cjB?XkDbPQJ?WoV[LXIM[~zAKVCnb}PLvx}RDF{aBvtOTkwtWsI~Tgu}PKD_QG_~D{PChlEjxVw~txUCd?"
    "wzLgutLMUAxMB^XUyQjfF?}CIAHrrhDXCRwL?nX@zM|Bmo\\x?nOjsRPUWlHuXuLd@pRtBqx]CcMdm?O]C~H`ValxErsTBC[[LYQTpBHMI^Wh{zdr"
    "UiSInPobm?DX~pH}NsoHp`c^{]_BE_guZgC]A]HF|qvkl\\tH@Rb~oSh}o{fyq?W~WBWZ}|sqj@C\\ppeL?sJaqn[P~Q_i{`PTBO``QC{}{PO^Kbd^"
    "wA@SKkmnGm{CqpYPIA]oqp?tAaR}Fa@X@Qca}mDN~?DpCaPSE^pZKzdY@tKbtRrhzOx\\EMqItDBzpFiQHylV?SOW{o`hSHGOb@[pH|piC`xX_sOs"
    "f_G~IPeulQXu_ttnI_ksBBklDdX_E\\WtH`}T]sPXN{pwIrtNHl_l_pWonsNponkKxSh`t@{s}[pFGaCgK`tSVoLkg^}AoOcYJW?lyQxHBK_@IssD"
    "Ff^bjqaoCNDnN}\\mvk\\eql?txOdn~stCNrIftpbA?Qfp~R\\]_|cg?jfpvEciopamEh?^GMTAor|_E^L^pQD\\t~C}PSoLkAgyJ\\PNMcTXAj\\sGo@N"
    "l]wmuqk\\@`SpvSXONZpT|_|^Q}@Xxz^zH`YRjf@Cq|tAoAkhsXenA^Xiv?GkCmD\\}M~]jPGB|_ABR^Gdx}DlCggLI@cRCi?wtDX\\D[K|@CvKu}lG"
    "CRKkCM}\\|wkGu\\|tnvLJD_QqKaIdfpPwGVWoqmcFnhVFw_Y|M{uR`RRl~_X]uz{qc\\P]I\\cvI_soopKUEpES?@dfECky@P~o@pheGdw~@?SQU[R|"
    "xclLJAATztYCKaMQEqYsi\\Cl}o\\qEy@sv~KOEQDTD\\hsmw@?z^^dHptdkq|AQDRyoPbMAQTc~pDuNaJlF`tszTGaxSXI~RlEz\\Ogwbr|{]WcDKGp"
    "GC`YqmsmCxDm@\\gxdpZBtMB`}}sYE@TlqCLrY]q^|?`uDCyX}@\\D{tkny~~?I\\HLE{kXm]tE_PHCzo|??pBAC~d\\YqENtlKfc@r}BpnAH[XRu^py"
    "?hGY`RYQ~Ow{E^_WCBUz`SNPPN?_DR?ru?XWMNdcr^HECd]F{Im?JQWGL_tEDEOSYadoyA[_ImLZr`dCzWEPILt_GKgyU?Z~qph}vepKyBcdqTjq"
    "|G?ez}kQzl|B}Bp~`UNg|ndA~nyN?FtGQ^U_GrSBCZ[D|ekXQ@\\SuQu`jahcEqVxi?xoBmug|?`LK~pX@Ohex|WqH@NoA`_oULSX~`lS@nA~QSJA"
    "ILN?Ct|ptm?lONdVGPKG_tOAw``WlN_GA?RiICG^DBZbHGn}@bSvM^Z}Ga|quCo@xW?JKz[]pM[VE~tq?OoYo^h\\@mOdydtDAa}?eb[OUSgaQm{{"
    "QLdFuRFaNP{]HclXFbS\\@kZAILyLtw?eLz\\[}Dkdw`cseaYQBwc@wd|Ry~LT?rlaAnSwH_tRBMLO{^|GE]PfQ~T?IoL@obK|RIVqCS\\QKNm_{SD@"
    "~}tPyQ?o{i~iH`lBl_OOLOObwj[rmO{MxQN|LqLFu|qQ}dwp_r?r_CLJIa\\NZc[oCrOy_s~A~DL_w?drHe|IwPGMuSyYl{kN~\\pE|@@T@khCwkps"
    "NBCp]ID@QrlPvP{wRJkjQPtU~\\UTYc|D@uSETRfuCow~nqgitai[I_jwyMy@z~h[wBs\\N|fp@p]SMsq?{PHRLOC~\\AcnKTDywpzs~~TLPVwGEtkV"
    "Jmh@C]WnBXPz|q@`A|`rJNkymt@H@KlisdgmklgIzNdYIpsKu~IFwc^d{m_K?k~ZwP`SKSTH|EkQCS?KoRCp}yW@d{THEc?yL~clJbRxJvKzDxPC"
    "QPhPpvgjHr\\uG`CAz@OoHuKUIRXLD|S^F|?@}^XCNiyJyeOmA\\{_ELk|Gtf{G_LwnBT_@EClEPsE{?a\\M\\emQ]K_?^h{{OMKrn[GJIwmvrwgJRjj"
    "|~k|~PlmzeKsHmSBG?O`LMXsot|Lz^V?LMHrDP{hfdhYm`OAJ\\p_A?`TIROHw^O\\{Q|HDmyh|OiFsuLH{]PbP~_vtNOzDaciAbtFOoL~{LdNBMdY"
    "]RXJO\\Pv|lKAWsZhytGFQnGizEF_K_TXwd`rClII}qb?Dp_oN`P`ncDaDBlTxxTDva`_kAN{DA@nhMHaA}wz_}q?K^EJ{@b?CrD?`_@BCPeX|TZU"
    "I_vwJvlKXmGTv}aR]ZDEJZDBxA@m|@[O@C{hCbgsH?{EDo{\\INgNipSme?WjEQg]wdt}A{pUMzWTtN[s~PvizA\\eVIUCGCOQ?}x~pLQ?w??hG?JM"
    "zRPXoAT_AbuVmockK@WtI]r|sTpFw}_vG]wm}bV_NLkvRNKgtQlfFy|parL@w?XnhApqKXeYRlK{JrCsMn`Jwb?VKK_Z?D[{?|gpJT[Ns}e?GJgW"
    "ndGb{qoFtpcqO_TdfTL^LJlpk@{mDieGo|xuzMXA|DBjw]HV@b|EEEpKRN_y}R^A[\\SkI_GdWPrmVD[qI?wzJrHAFrswuQK}xPAEJ@MJKQGsIr@N"
    "qpzaGLc?H`^CPN_jBAOtH|cFSnTAEag|coPSs@@_Mnk^wpmMMXEKd}?dZrjv|FGtBrCs?}kqbCw[E_?QBMGfG`JjKPGvuP_|yc`AzJoQsqeKB_`M"
    "DeH{{P_JmqKTDsOqsOKgOls}LmlX{QDDna|UJXEBL}~fG^GHDadPyawyAN`MweR~G?TJuw?NwA\\?l~\\BgUDj{_|im_cDHk[EEOzbA}wXE^_krqgs"
    "tfPAD@{}pqZ]E|hFE?IUzNE{XOdE|COwBnk`OudvO\\WN{C{CUQWnKBX\\}_c|@`sY{Qw[Q^GktMxAJQ_h_~@Eqo_l}QJ~}p\\xIbn_t}_`qMl@SQLJ"
    "LRWU|Nb~v\\GxRsERAj`P}WCPEBCh?OI?rxGtD@lYt}ydwc]gBo?jTZ[K{^vB}R[[faroFOHK?]rwN?xoyQZZyPonGnO\\E@nog}?if^{f}~Onw|tr"
    "JGlcBt`Xt}bhFFC_[q~uosCEnoPvvKIcoOTeP~?cAo[~IppFGLDHCBxe`S{FU_xG~ULEFQ[bEP{M?Jp\\@w|\\hjWgDooY{lrvxp[x`uaEiscys{sg"
    "o\\HIz|d]~niGJnG{j^Og|VKlATlk@e`mIF?wELck|ST`IddQApx}OvYgyo\\iLQXtFYGZLLcCILWzvXpl~}QeRqPql?HR_}sIrpw[GocIQ]xRjASv"
    "QoXZz~W^jMc}`QRTyo@vu}cftmNuCS~|uTlijbrbs^ZxuOlUNtjnzjbn{QkNuZWuer_|@^K{D\\kNHpdsE}syFsiYiW?ZyRl_zmhd?`x`~]{wY~|h"
    "uLIvJ]weNPY@?atjE@NoZr`dqLvvTF`ELOP`WjS^xBhTyn{h?`ruW}x~iw|ByTaY{`JaCtKFyQkby`~?z[snyQC`|Pyex^wy{@wqu^_|F`lzJpYg"
    "pCVqe{K`|vT?H\\o`{pae_~kMC|\\KSPk?Ie[PwAlFNMSbkQDNNTto_rZKRK\\{@o@XMaVb~|WYnpCCx@kstJtIHQ[egLFq@PBkC}dj~P@|LN|QNioy"
    "BygZvHFtsB[Sw_Csawg^G`x_v}Xa_?OMzfpi{pjs~oyiESCgMch_uOkdFo\\jXzBADSjXD[`B|uLksegx@aSrq`ng|ppN`VWGjmSbK`oc?mXk@`m?"
    "FmgnFSM^s^JQhZllz{hjou@Bna[EPBAOj@eWv]LGocmG|^TmdtVeDo\\vzcGvMSs{cPHl}a`zB_\\Kz^bkMt?}ka@_Il}ZBLu?z?KZnrlo{uSUyPkl"
    "D\\p]GppV?P|]WA|BN[P`{HDNO@KxN\\xSz@_rBuqI_u\\P@lriFSoNu`?MV\\chELxkyNjOUPXXvNKHC?`MYg?FQ]a?Rb@GCpxCsncnpZzl~~c?@]dn"
    "q~KUIz}dqWpfVaICH\\L[@Udba^KE|k{O?q``tbhI?IptMCs@un?ixQsQqkXufljs~`rvG?qHES|Yg]?n?APya}xc{UhBzNh}oAPRPrW{gQSR?}g\\"
    "JEoC|~]l}RXd?^Wg{S[dsKz?yolcwBe`s]_|ZleKEmBzSnwxSM^nGKlQeCkcNai[tsxcG`xIo^IW`Tw_KJXtu^MVIbaIRPWTB@L\\Z]pEOsDSGOdq"
    "mdxDoACNmzD]@~siHrDJNMwmPbOoDNocxPpjD`PPASLTZSOGrMdO|NoqL}Q\\aQ`Kul{X|opaK`{Zypkp~G]EB~XfiptlE~sFJ_D^|cPyQ`@SETTA"
    "D]cQAXhAHQlL_sxMpOoSrm}?yrSKB}w?C]Pu_r[kHT`PAptJCJuNQ]hHzqAAQ{pnZ~XB@oSeG\\oVvHU^z`\\tEs?dFc|hh{@}oriJl]^?@ap^ABpD"
    "I~ba}NiONARocRLJHtL[{t[Z@{PNo~s@wUhMqKoP~_u@G_\\CBaN}yodDw^Kjh_[QDN`jEf?RxOFXB`zxBadjWUL\\vAkt~\\Efx_gZFrGKG]B{Gr?S"
    "@KtCBMKyE`}eT\\JhM`hzD_\\Avodow`Pi|@_M@uSjUT\\rqrwvZ\\|gH^stOaSiHpLhn@UT@OcnzMPu@CwbJCkSxjxWy^le|dk\\NkrbI?|[S_ZUjzdI"
    "P_~wmaLHP?~hub|Hvohc^n?ir}lvH|IFN|{sE`XIBoXuq?Kk@QpPCB?U{b[bp_|D@]s?fsCkweTtyNK`nrPL^O[tvePXrbEPnP{npOMRs]j|C`zc"
    "BrCU||mi?qhXr`{}rPdFDnkYhoG}]kPcUmNkuAKlE~TjHkPg|MxG}rLNr[wqIoI?wAw`CBK[EB@_tr|j~fknlCtSYrxuP\\@r?bSZEQMFsVB?MOB^"
    "?_`_?dKNwjWKI}FYFPxwgLzy`{~~B?x_yR[`JVpJqNaqmDPq?m[jHshnJ_@@|oCew@_WNl]|lOcT~acp~LclC\\[Nw`DpCqWw~nSR{rkHk_k_|p}K"
    "@opf~px{F`[wK]_QisXDvqkDMcKrJqW`@tdx`PwzY^\\Ht?DdJnduIalzw]gED^hhRY|EyqhcPZlNIoxMAlzhKrR~BlirKqw`\\k{gHRSGsODSrmlJ"
    "{bS{{\\w{F}td}BHT}RIgUYBtBTxiskloE\\Bi_?H?OIomzjwq~c\\LxNGzzoHf{mI^HqxHknHDt~OiA@eEEixVuAok|a\\VIRWtzTT]lcGPM^cxckws"
    "G\\\\d?lPsJmKvLA^apm\\JI}LYnD}C`WNTWXDvink{OLPB?[{|Tn[R_qEXo]U{ipT@?LHR?Qs_DNvwLmx]GOHatpTFFz`MDpcfYmj~PA[@LbSvuj`y"
    "Hmwx{YsKqoOe|]Rn|^caC~\\oF|lsLDt`TA_fwl\\ZJAgsxtBtCLC}Fq_KEqHHIpLQh@WxyOcsDcICFBaCc?@DCCtYE}CB{``m{OFFCfo_tQ@\\`oC~"
    "GbCnFLeC{s`q}bJgFqA?C\\pJI{`KHjpE~SoTD@bmv`g{t`hLxc[yuI[m}gMBDvpUx?jpFnmPw{__}ESGJ^OEB]ZAu]HXlM{lgBjTJp|iCb_NQcGi"
    "Noo^U]H{@K`XU`{ubObAvg?DDMc}yT@lI\\\\br_@@JMHh}{uI@N_[pRk`trVThnCBOhOoRDOPF}wgGoob}wGSHv`NK_]jr}JxL_\\rBSg{gblhF^WP"
    "tNgVYNwwyqh[FaPeC@L[D`@XCRHcC@lHGDbaAOk?vQLMDrGPxdYzwLKh`}\\wX~lZFVKRv]GyqRtRVQtIINWrZSWuu[iDF|cD}RlmIvLRCw|zn~Hz"
    "wm?ov[@Cu{SALakxqQXPqa{rpqDDzqu_qn[tPfCqu\\ccj_hqozD@I_[ztZ?KJ@XTq}smt|hjAATDR~Kit`K\\EOKDQP`ZsdG|?pZu|rX?}soht@Gk"
    "C@lDI^\\GtmpVKP{xwUK~pa?pEgN{hTxwAPUT{QCpQ]EGA~?zjkdjTb[\\yO{ZC]X[HRWH@YNeIA?Z|LpM}?rgu|iCtBlau@`kuqdHziSG@Q\\d{P{Y"
    "WQ`Sy?xeuozACsSV@KH^sovb@z{{p\\BznbkuGr|eBAd@z|tBun{wMQDLkddZ}BkytoDHIFTGDNX{eB|xwaSv@lgPjdBd~jpz?{cL{kpu_qLG?P_P"
    "`]ub{LIPaPpZubLDH]HJG|dM{`_\\CohZGHGmxlta~qS_EzkfHM{vw@kQ{L[dl_uwJVN|zoPbp_{^{n{YB[DMHWdRQqhNAthNJT_gIQXTw|p|AA`L"
    "FmlQTaOj{[?YE^LRIt|BwR|Kx}|^yndPxp?rkp_yAxfoMBTAxMC{HA?Et\\XIE~oayMs~zpcGElu_yrKfIZOrCB`o{O@}sak_Ej{dLRoO@o|tqXDr"
    "tM`LB__VAaGV~C[XLl{zE~Sah}pEBrSE~AI]{`dNxCDdD\\XZTxjq~?sx}nWyAaonA@WOLO@x}ssMOp[NnpodS}l_wg|YLJTKRIgeAqL_L^HBH_sa"
    "Uvl~{TeKGFRu_^R}bFlcB[oQHr{VIOS`scgZ~p_qsAsS~SSYOn^wtcuqF@LHt[q_?mtTFP[R}o?Vyo{gEXoiIyXI|p`TxKsTAmw\\R[YKpO{JG_xk"
    "Pc@HEd|lhwOmFILnrrOoP@e\\N\\WV{LHcz`Rc{{wEk|\\FCPXlv?juFRXRrv~sAnTmNegDL^TTBlSRrNHonAT\\I?h_}p[s~o|aRG|YL^lKIM_Dwrgo"
    "B\\\\\\w{BpKPHSS@xC@NRnyMb}MSlAAP[K|P[OIRLEHLsTz?Rly~IAfslyDB@EGLlEjrOxVnGeDyb`|MGhFDxf@bUDboc^|mS}tA|\\P^o}z[O@vSjR"
    "IOSc|hGuJec]Ro_\\ys|{L\\nmQLpop~sPkd`QK{|J[??@QalfFa\\MBMGxSO[yREw|}j@Au^WNfsheU^?cGF@K{OtHGAb]n@om@M?x|?W?tsGZMCcs"
    "LQGWiPScmNBA?QS[xn{T~I?lpxGJBnGvQKJeBAX|LOc}ysaJz?xY}POw~`[cxqDfABDRs~lQG`llT~pSFA[XyrJxnRtHIbkurM?nB^JGr@OIAFLD"
    "AbLcOr?oE`OqWqsXrQXwOLcqMotRjPX`q[OK|IxPxhbgtr|eW}w?GtL_jt@XPEiFJMxeibCZ@o@^r_sbqMhSuTtB|bFmYSiNO~c|zPcpvSJYsBXo"
    "}MM\\w?ShM^XFiEyL{}@E~|J?QTg\\z_pSsfhqqlOftBPfynp|oCdUC@M_LEHZ`RU?J^DQ?]XfOsVwzd?~EW|Y@ZhHmc\\\\HhEcO^{w~LeSB_l}IOKx"
    "iDPjn_FyktwDEN`Ozn|QoDF?C\\czwB`QL~[D@oXPJ[\\IHAdyB^SCMa@\\?O`EqtRAGNGxpBL|U^[lyLT~{rCaDlfy?BcUxStSt~WuJ^?BompEOQTd"
    "PLdpNcXDq`@cx?K{~NEAJN?}tqsmLZ`dIfL@xOStvpweJbS_i_k\\AmdL@o\\IDQ]i~m}EKRF^~BwbK|xO|nDHuq`\\wTcM{\\Sh@_mSapaZGocA}[u|"
    "~ivAnKdbxLDT{PVqCOTb}taJC^OT~qLyVmz_FeLLzTH]LkoXx]KhFr_c@sWDIBK?HP_j@][@q}WrrW|{Ppfv||vTSA\\THo`gzcpuzEOtj{{M~\\hn"
    "qCPY~SUnKqPky][rLZHV`^CjE\\vHPTgZFAJspRvoFw[NAbC`wmO~HllwEr_}l_WFCuLkxRPB@P\\_MRcwwZlNxDHYc^cEgp~}tOxTeasqFAPMPBtA"
    "Oacrb`P]ELOZlEPIwa`fxqli?rxoBo]DDUtKF^\\otOD|GOpo~qXC~}HJCAbIynGmvppKn@yJBgD^IR\\Ly__?pNdYGQPqrms{rmXZ|phe~_lPAaP["
    "kmtI?o[RxhdB`_p?~|YwDB?ez}Uj}PHiy~Op}d@~kLUGHmA`J``C|]_xu~riZ}nrwNH_HnwNwpezIkkSu}kJXw}H~\\sCG?o]AdWNmhFeyWWPyp[{"
    "xcsNDjgWTrHQCNANMADaNnpXSy\\|tQi[wmdWOTkv@}S|o@we@W|PE~TrF^rwnJPRvD^cw^LJ|`cXm`{p|TYPBqnvDAvjGlcQw@KpwQ|??MtHyb@t"
    "K{EkWr_w_DcC}}^ft@woJpS{J]Cb}qIAw?\\TBqljkmxKPazVV`}@UPClPkeGuP\\[A~ftmPkqEPKln_SulhT{FJsqDmxSvuDpcQllIUs\\rRGkNqvf"
    "\\PKuKtG@_{v|}dCUHbGGyD[Uu_x\\Hr~O}PTaE_xyrxGd|~asznwXGaAO{]dmABH~{\\@gIB`ZH@okyDO@ywPOwZLSEaUHy\\wVupHj~]||FAlVlTew"
    "WPXyK}hjzb^c?^trrwleDndrASQZqTH[vLdfuG|Tjq\\N|~siO\\o`GkpipsG?RD_kCngpx]KFxg|^MdtNLl[_L@Kq_{s\\YAcvzQ_PzOSxNEWsKATH"
    "}CTTNUsZEn}zjA?tA]DtLt[h{cOis`sifdprD~xEwb|XoRDTM_PV?z|fmm_hSnUM?`tRH`qAza_qA{lsVT]r}SWUwM[QDbXSBOOdApxL@aIwkXEJ"
    "gqNLp~Zuu{]LPG@izPOxPn\\YKg[u?`NaiAAcnrl``xG^zUTGxo_y_v[JFn`]@_p]}kt@A?oexJwxvnsTytl\\Bdw{sBVi_rnvN_orF?xNY`e{Qo@\\"
    "OSN?vbcczo^ANNUaERpOz__UM|ZwghozvpJvzyO?~aL|CovA{l\\BKkfaOBZrz[RAKaGaC@ljLaKJpjt{@AA_xC{@w?LqMcHJ~aD\\epeFsQW}Ty\\g"
    "GShMmPuCCrd\\yrZvoLXco~_lA?xx{^hOORHwMbFiEOlOxa`p~^Rg~]xiurDaw]WvuACDOooCEA^tPOX]BEHtGpWgNoaChHFA~xGMUxzatta@zk{c"
    "O|~ADO~kEgdFB?vcScSeJ@sd^twmuw~Ac[P\\rR_IjUI\\^Qdg`[kwxKi@zCQ]UaNbL[VqTl_sob@QO{w{`PPVu^tUNJcY_?MUUi^gOVRAOhDXRbvp"
    "eJ~VQvuk|cozUC\\``U@~i{dKgrFzSss|GMjE[xDBlKSl|Ik^?sDeiT]Un~FA]RZjn~B[dliYD|tjKhxc@L~hASatUr|b_uESYxFqMqrAHBcOtr`j"
    "i{PZC{RywjyleuXd}}]W@CQKSC~ZXdzAKC]YmFw}OzWbDg}A@To]kTQlnG?\\jyy?_{WBGsdF`]EvzHFMAv_hYXEOiENk}EXb}S}diBzxRGq?DHDe"
    "Kh{LD{zanv@r@enblHOijhGUb|c\\soNsjphhUtStfHE\\mJ^|`YalNLm?_qdoN]OW_t\\N\\hDi`S~A}n\\@Og~vAetBkOSi\\aRTJcC{kXEBoo||NSb]"
    "HANAeXNOerbzsIwCQJri]gVAx^G|j~PsrhYDw_Uv`W?~_yLhzMvwvbVRlNfk_bOpJHDB`Sse_sg_Mee?nrsKRUJAdp^sQBDhRQBAm{Ng_xF^M}?W"
    "i|z}kxDZ`QFZ`XGOeQ?rSntZoW|\\_kvtczKnBWISdqHLhZPutPxmpriDVPfkjOJ~Z[SxRxNAtT_k|Z|^^BDQYn[JCQwArA_kt_CJd_gaArCvKai\\"
    "DiTnyxE?QKvuMoCu`^?dhmfloB[koPGxk}q?FQvp{A]IerS^`PoBu{noCprqpzl_BXGWv]p|k@E\\k~@vmIWFJS^v|MFVL?AK`[Y?xhET|kbwJNt@"
    "`PBAJKZaCsphqrnXGcwN~ew^CHDh{oLD?Tws`_KD]K{vVDo}wzyQGBhZjt?aClR?p?fA_}ijyvzmz{bAvdMLW}mOi_]?uoRA`_|wnft]VLT}oY{b"
    "DjKO{]QXC|oBNzgQoNXN_|kbOFC@_yCLxUMTyaoGDRhE`^gJm[ZXrH?VdspLE@`H_u^urg?ay@Z|uEKv`RLR_YftpC?cl|SorpOu~AHuTaLYKcxg"
    "q~nA`_fl@HD?rvfZ]BdqnwRncDobn~CxNp@AONpzkZqSYCIFJdBvEspgxOrFIG|vnf[L`W{pQ_HlTjofX[Xh\\N_HdSlQ?IGLYxGoA]plrtHZuXE?"
    "qzJzgZnqBf[ckOu`Hg}uModY`RgC_sa@D_KLona?juny`XFA}XDcHsoA}AtwVlIHuY\\EzB_j~sqnqMk]EZ@WlDnA`YKR`W}NqUC_vYymk]AIiRGa"
    "vTci{Ekkk]PealXAaExS`QOi{?{|`SowSOfxvrMT`XDL~g?eWBgEFVWSQYXsOvjARM?^MCJAiJ{bRso[UOOP`QH|TCThe\\VAU~q?nCTrJBzAUmls"
    "HCeh~XG@bwtf`U{?NNdkGghFoLzY`QHF_?O~?ych?hEVgllEkW}]oXGAUqlm~npuiRkm_tYucu\\^xaM\\LdDWOP|aFW}M|G?X_t@ZARG~vKTET}}?"
    "uwKjxBnABl\\KhCl`yOmMgrMP_xOGO}WHxi?H?]bxPpBAoZ?^d`AxvODRD\\|wj`tZDC`E|qDhynxIz`[UuC@@w?x[BOohm~{^OkXSpOECsR@nxm`b"
    "qKtPqoj~pP_XCQ[vF|kAQlL`rQ@xD@aD||P~|aCQB}jqJStm@_duDqx[VnDB~@}B}?Ts}{}CGaNgGb{TU~XiGQXYz?diy_?|t|?s?@X@FTtOzRLh"
    "DPdGFNwkGmhNxNGhQ|@R_~[BynJxARfyF@dcW?SDZEl]pokX~tXSUnlk?O{H?~RWK~N|[^dNmrku@L{hpD`~uNoEN}NsQ@gZBN\\Wr|xb~ihFxLfx"
    "uU?~C|x{?Uh]tbGT@RKnC]hDPRs]GO|Fq`w\\D@vdJDA@C?lAEPHyCKgdxP}@zajRpn?q{D`NtqtbBlo[GTo|jBULF_Cw@@|jHjXTw`xQzNgkj~Ko"
    "|qGkIp{dC}x\\CPVjy_ktB]dJulrwEu{k{^`hEAC`DrdXA?yakNDCGNlllP{W@q}G@OKOE\\gqHDtqOysrDPtMmQi^MewBB^p@A[pfw`wJAoofgd@~"
    "{cKl|^@BKTuCC@WrC?lKMMfun_HMwnte{dyMJLgp?b\\_k@Ohv_DZvn`I{__UoOkyC~lB{nOQCVPgNpTpBAEIZoQMzoSiNQxQwrdFh?f~HnIM|RK`"
    "En|Tv_PS?_{Pxotf?{|M~OhXoOlCMnSP~MsflA\\THdphmPuFlulTEjteLpOuTmLP|oS[HqkLKP\\rHq?RxB`TLM[W?^DpE?Cfso@R{coYw}{F}m|D"
    "GA|rvAHNOtLeSpOMq}QDGbsRz??irapQknx\\BpPkxqyMFNABOLb`F~\\XD^{\\y`hpP^F]M{KtJ}cVvOKbuESe@nOMRochCoO`tnkdAp_~J^}E?~@G"
    "K~@THaHdARFg{NcR_S}CCbk~ECXEBEf|CPJk|OkNGB_D?Np^dNr]AUHqxp}Aur{xEQtUzaGXL?Hg]owglOlmpRPglMSYtKsAwm~AF~lBCntdL@`x"
    "y]dp?T|eS?IcDn@bxOcv~^tXNSXAGBhGz[?CzOs]JNhWzjgsmSpyyd{A`Rh]}~`FNLwb~]?U@ogQIM{REpHSHt?hH?``FRVnqlS~F`ceyNtZsolM"
    "JTKTJPGIozMBDm@@aMp?DAwo?[R}q|lQyS{OqMWBFMT{l]WhvOIGO]wxPdBf{b\\gwAHg@otNPpPI}QtPBBHGTcLCH@LCx~dgQQ\\RIa`Eo~SgGRbh"
    "mPdVt~L@pqoY}Knz]MpFJnEKyRDezKln@JxpC\\TCEq{Ct}ozFPk~z@kxFo@bI^[mIpFyEP\\RrpPqt]DwDsw[H\\?soQ_ON`{hptWkhoS`DKUGERLC"
    "BQqMqAGfz\\OGUkiNXS\\muB[`pSLPDP\\To__ZO\\OvOECho`{ZU[?d~SniAc`sNBTDCbD|jpByIo`]@itA|MrQtRKrFQclH~s^|}Xtuqcb~ST_xbHZ"
    "MQ\\AGOlN{oK}t`xFwkWvEzSimmhT@a^wBP\\UEne^ppSk{uHNOoPLEQOJsaTy}ocfkqkODMgf`VC\\C^`C~_Pry}ss@O|UAZpIQpKl@?O?y}\\S?a\\g"
    "urEXmBld{?dxsa?f}lybz~VnXLgf?}qG{W|`yP?IE?kOWAFuERHRClc|EMFd{{sEE@KnC?tY?szWCAs\\HNqVhkx`DKwZssXg?Q]CHmHLTiD^x_dT"
    "mOGkX[\\aHQbX{}O~zv_gNMaLH`[ai^wGyrGgN~Q}vrogwporCsT[Lm{ADdPT@bpM~mDLym|HG`WSEnlmNO[X{ZUEB?l\\GltxRmceAqttjMHKAOdj"
    "I|xd|s[wMxlrLQHOx]kX~rSz?nlK{MyQ@PWAQYDPAanyz[bnv^xCHl{uq_ovDbDQ~^n[w]Vw?N?n}?bND~ytCRSM{r{l|CTfQN~quk\\wGpYGMTDM"
    "F^_^sPcF}dRzTMcKs`trHoP|u@g?|o@OCgiAyp[e}ph]R}XZFnxr{mcMLbC?C]upHnPr}g?x|R[m}?Ha@KgpJNwCF~hU@H[vu_OovCgrsoCpw]mg"
    "`_CGF~nvW?@Bu?|qymTOG_LFIs?osV@VDPWcJaxlAnTZjQWsbc\\YtNTXQoHlL@gO?nLLL?l}z@DN|P{f{?cTCPcz}VLZLAdaC~O^}mJ[~`lQYTge"
    "A?UcHACjx_lW`poh@dG^J_S^LmdFU[~~?MpQFqo|qP{deps|IVc@tJTakBbemn?fJDTeEAhICf_ghMDfQ^z?L?\\YscAGB?ha~_DDPoTSF}?YDq|u"
    "|T?|z@cg|oxBwP@h|QczyOPE~|g@@@CZ~z_guNqx}BswBPx~?axglAPUwlDTyoU^ynTnJKX\\|m{C~{L]vPHZGgvADGRKKQDjH?oFxm|BC__]xqHK"
    "{ACCF`hJ~OR?B_H_uOFr|_XIyp}BO?tTA^\\Z}Azn~O\\CFACsT{uvE?e]v_PAuaCxla\\GrMCsLrkv{noiy]se~^p~JkwgD`QJpedrv@kfuDMVHxsI"
    "BlJALnjz~R_tGUtor]p`CmGdNoXD}OhPJ{q?zAhCr@kUJk?~`RCEp~H_Un|NBB[f}dpAKhDQPpSsEB|nOecgLaWCToOCDdK|upRA|LL[|~Hpo~wi"
    "?}k|@pTGKnsNLqLtywSD|Xc]FbbA|dKSsPs{vUvAMCti[[f}p}Sv_pGx\\QsHQvWf?az|{mkG?~V|?ssfx`OvzP_`ElFc??l`DQpcYY^?]_hFPTML"
    "uPl]{QBgF@lYA\\lfK?_eKL?t}bXuimpzuMOfOOd^y~\\{nRhr|qrAG`OeJexL?DDs?S{RzBXC?{KS?oNwItxpzqstF~chT^KFzpd{FA@JMoLXuMPI"
    "QTJh|BTZ{o[D~tljD_|gC_gqGbx[FaTqz|We?{\\KDMG?mUiV?~_cfOceB?SMMMLCvlXCC[xxEahBqsGNEPydLbdSLo\\nEPho{j|nt~xFq\\pOB?LT"
    "A_OR|MYEH?WnBqK}{NSz@D[mmOS\\epQDzkt[u?OC~pxCu@?zv\\|GB]`skAlVTKo?EaHzuO[o?aU?H^CdIoXHAPWjIQHWso`NApDrADlGdLA@BmrX"
    "yLWYzJtuz`uHKcwrKASf}Uo|DBp^BBhX@]lJL`XsdOrxpw|vTOe@{NPeCDkiO{Cj?``YAk|`v^y?JpL^Aq{~fm_czpNVqoxjNOXqz{XDxCGjuawj"
    "J\\HA@acTLQlWjbw{Wb{?t^S`rrbv~Kp|gkBpCUlyN?WzFP|hpBWztJ~}L@[[IdDYEb`kNrlbwbAhM]xWvp@bp}^pulTCU}cOPmXYjNTF~pkMPRtP"
    "w{gRmF_zPa?fB{pCFNGiz?LN@agbHaH@}S{?M`xeHNczA?xPF}{vE{lQo^CqDadbAC@qu\\?}E_PjlxXi~OXsEYs\\o`cSQMggPKxGppSjx?{[~nUU"
    "CB]fvAL]|A_SMAs[r`mV|TCA@P@AqJLB?^[tF\\Gx?tDGC{yUM@FhCboPOLoVSADNsNhOK@?pFRG}NQSUwO[hAM\\aV{lwy@K|OOwyoNwqJ|kpC]|F"
    "q~Xpw`givE_?rM@iKoPfWpHeFLWmy]TUB]S]csSj@}LIH~P{AMy@yUKKpuLpWMyu?tGk@_lKDn@C?ko`~pScLoGwLz|o?_rg|?DuwAWmx~oOCGGR"
    "o{LNsRwg?nlYu}qXl?@jwodSD_c|zN}X~_G^GqgoBBsBNsXex?DSLR~kCNBUAxGnr|hI@~Ocv}Pk_?JhAAXP|AGq_sJyrECxAR|JDaCLvrUNLp[k"
    "fpLHD^tYrK`Pu~LH?q[TlPLOo_[}AB\\Kq]oXvqDPyOLGw@pMSF[Yu@@K~oO~xRHaKN|_RoA}`SaGIpK\\|fO|zR_NFkWqjaIEw}@Haz^z?nz|{mHA"
    "z^Or?@?iBtPc@Pl_vaNxGSEP?mhFEaOHr~@?{~of}mPm|NxAwQCd|riRyCo`w~GwI]KDO{\\QroGY?@XT}@[JG?DpKM|D|O|VP]dcz\\G}BOABJ`|I"
    "E]aBIL[EpAxfFCc~yC[ECnSq~KtBVolRqm`oqr_Uudn}|poKq_`P?ACtI~sJOmt`P?caGqweF[K\\OklhQ]|FH@{NU]W[P~Aw~ewUNBEDLQWSEpWj"
    "QI{Rz_[wF~xU?|ke}_KhxbB~u]CfElxQELxXC_Pt~]cxE`GdqQCiAPxF~KXPCAXioDOpMPSkJNeEo^wSOLtZKqOLBbsqSpTKuG|NAbw~{pV~HNCd"
    "EsCTzNKCqPs_X?mAHylL}{UeQ^?fxrgfFNZjM@|S?RHQwotlq]^y~BtmRTgRhmIkpW|[u?C@WntrzRW]t{SyHlpHu|ph{qZyMLCwAnPBeA`bI|?t"
    "BbhAKN@mhTk_zSlNtOst~^Wq@qSwoPPfinc`vAyD~P{\\IcWJGM\\ZpWWTHa@nte@YpphAsm_|y`|K?EGyD_tnF@gOBCorK_sVq?gg~JABxaoqz|tP"
    "xalDFrPDxcSRIodSPHtGKKlqyrLLvLt`@q@Uuanm@NCW~R{NGQ_VN}qLzo\\]~DWmGb@R{}W{y]{iHcs`BmeS~_SisSdzrcg|{Acs@PdMtnxByAxf"
    "IphFA^tA?dPbvRDCGbKJAqTGxR@rR^Ba|`{vqOKPD~|w?c|iSix|KSWxBrkZsy[HGqSu{Q?m@@sdL{wTpMK@qmaHPH?F?b[S}MPfzsncFE\\XCuUh"
    "E_xU@?HS|vdOoTIC}NcAqC@jBv_MZzLEuNQg~pGwB_lN~aCdQbVWckJJM`cxov@`?MkqnNoxsmtQrLK?NpWo}QbuzpprG?iawntPnr@pOyxdC`TH"
    "J~SYs[\\k@dDyTAr|z\\\\MvEpUidLJJLHKwb~dBj[rDjkHLo_f}Sh~?RKxl`?lV@kLJ_OABsLL{~cuDODDR\\Pe}pg[powDMN@sG}@wymtHqEhN}kq`"
    "w^`eHR@dOMOv@}qW}kj~vlTQCpq@z?oX~]zp`ct[IJCqxAAPOaWnQTpt?DpU}?lttNLbBcOkxs\\rOlGgVr{XrzhdEyC|yZPODcwqm|n]}ATtpuUk"
    "}UY`[mDlPBhMDngnJOlTNR[iz~XPLdC{{pojj_cWLRTfLs`M{BoFKrle|[\\@`_h@x]K?GCcA}^`NA`D{{WH[zNx_xLovt@ShRqKVBkVkSDlP}OPB"
    "I_`WKc\\WGbTSBNxTu_hcVaMOz?DWr?oLwLF|untWBSgnI_WJyzdPyPcxB_H]HU\\_N?`O|eXJDapH|ApP@}[~~pc~zOXKNM[@DapGFBXz|Lgp@mpL"
    "~nw^{LHAx_WtfngpyPdYECS{pq]SxalrAngq|PLdjbCY@qa@E@WzGA_~GniFwtSBCll{rbTu}SDvzat[NjCwFnuOvBcxD}kB|L@PCpsOB?[?L@ds"
    "uOddrnOuxLts@`sunbG^@?{\\GMAS~?@OD@Ke@OGmzSwrsps`F|MAmQs[|o\\R}l\\Mm}d\\Am@CB?Kh@al{B^XDMB|WA~\\q@kpBt^fg}BTM@zB~rc|E"
    "D_sZWOWHL?MbI@pRyMlJ?cHG}LYWp~[wX@nir}Fvw}XSOKSw??rbGMGfJs\\CvDwxFM\\tABciBqpKF?kzJnM`B^QGvmlUNOxsC@KtzOXQMq?zO@@j"
    "GPtRrEsRlNvpv@cusjHMCqoaxzow}RSQ??[y|rpcvmyGt}_iI`HBE|LF|A\\bFPbULr|Qw`PFC}h@yjWvZPkKuLga_pH^KL`W~QBXy[cbxttbD_~~"
    "?lxI{_\\DAqXJ{n@RurWuy^{pDeCt}OKpSPRjtBDOy@O}AsiKqNwxEeK{Gobzz\\@XLPBevk?oCotO}PxkyRGKAOXhls`Wn@|@NMSq?alUHBggKpgN"
    "}bTMkBguzduHu`D]YnWTENSWFo}LPO{T~LOQRTzpm@Bvvn`F@}Zc?OSdATGhPPxKKlS}zfOn~sn[ucCdJLsPHs[|RMSz~sTRD`H|HOo?I`SE@a?~"
    "|DQHF_tHl_|~}Lc[}^[?LrhDSmHVu@wlzps~~r_svog]?S_^K|sbBqSnDDh]w^w}?^pqy?EA}agaFQOWmsGcNPK]msGQzf^dBMhrCtsYDnWlGnkF"
    "K@G?vdw`DQ`G@sh]{A{~F~HQxOdPznpW@_C~~AkcUTpkxSS[A@szwBsurBl}nofrEbwbKokjE?[xQLqBIq{nLC?~{TLC~oHUEO`~BaPt{B]?}``|"
    "xbcy|NP`Dl{yw`[YK]hVplvYG{XbCA\\\\}\\e]tp{`MpkjG~pcyOOFC~|SCsKfGNktGoSyA[{_Ib_[yLj}QPpXpPxjDBwwn?Fu|^{}qPszvNswC?]M"
    "kQ_`n@|ML?hkpoDjOPZu@ltR{QKbNB{bF|_VC`@FGdx[x_~i~qCk@SdIrDld@Adno?t\\}Sv?urmZ`RJqN}iXrmdtl^S\\z~G\\F}ghMWOAlFgFAN}?"
    "w^fsLoLNFvCLJ`HKK?UUHSGCIboWxR`@B{{ZRNgwZ_d?{M[|RzhA}{H@Fbb{AdGtDm@I?qnnnAe`{{SonEGVAKTpCa\\FBj[KupsfxrWIoqx\\Jnsh"
    "N@nuD`TjCPokSekHF`LC?phG{qPvt_GWj`ClGNl_s\\]GoRKtGKbO}ngWo`wbB}lLi]Bx?MuTDQ\\l|V]AJayQ`ZnZ~px_?`GqKLh{t~sjmaEcFdpm"
    "vCo\\aJkWI@XD\\`?vEpWOErs_xMCLz`orGqxcIPHJsOki}Z``~}hp@E[fyOsvPLmKyMSvI~X`Aisa~lQY[@dBK_oS{l\\sDdKKP_@^x`tOnP_d{{\\f"
    "qa[wErCMJ`ojp[E@u??}}m`vz@PnB|olA_cz{BofU][?zPFuqCCThA_fCPdZy`tmv^wWpmC\\CB{HzNgowpSS|?\\aDb?vSQpKvoLIJR[GGRWKL@G~"
    "soYEOL_|~lgg{LDNqZDeUN[HN\\@V|B[XMA]AzMhSf_dde\\w~za[X?se^?]@fBmsE{QdIDPo|Q{PhnWk?PlpZJqkkBvHHIeHWw~SUR?eHEpHIn^z~"
    "GW|[~NbqyvDfvt\\YINks{[wx?aPvYMbhyQAZCmdX}}`IE|lP}ND}?oE~yIW~D\\heNsrpAqDyj|rbnvmT{?{}OK_kB@DjOB@LeL~Bm~kVNm|gyspP"
    "EBfmCAk`xr_~H`kLBnwPP\\Rs~`BeGwYNuP`lVUcu@TtezR]Hz_UPGRgrvmhNOpG{CpStQtsesR?}O?Hanb[jzqSxnhzV?`KnooGdvn{jr[|QE_aJ"
    "}`gOvnDStA|VkO`Zy|ms{_DC{a]Bpb@bGCIS}`C?GanfyK{yH~zC~MXZLlxfC?wnFAzoUL{mkmtFwqS~{lXMsR\\DE`tlN`cGl`LAIPgYh_dcJ?lD"
    "LpOhEcy@D`HjA]UJl}|tOQ\\N|]TSnplJV`C{}_]@O?PZFThk}odMy_DVO_GM}ovkz}laoc{q\\bo`CkLHPOgSMNTDzQgKB^]AD`bq}D`LPBtX@NTA"
    "vlxQ`_DDNnkk{DmMwpYTxahR_?QXkoRaBRV~Exp\\o~XVuqbAwcHKCMTVr_XrPm|ehmtYDoE\\JQtZFnG\\@BX`~oCD~RoKpUA@Lnc|?CpNu@{}y?_~"
    "IQDOA_KZzAgEBbOo}MlXnnpn{pPcwP@hFmsC?BxDKng[{~qED~Oxo^MMW}[sGo_qomTQBgNXL?SrGr_S\\QtnwPSovB@Ht~`R?Lw]TQqXyCPRBaaa"
    "sank\\~_XJ_chH{\\f}qbx@UTjt_`F{|?mMBPB?|[{MoY^lmxt?]LIBOsj@oG^DM`Wwp}MHbN~zrdKF]?~O?rotpuKW\\W?C~UH|nnfERWbyq|\\CCP]"
    "BaqLwnsCNRvAMrKxDG\\uwCRmy~XUF~Si?^|bwO[Ad_PS~}~rCrb?KUpfCoj{EAkidTD@CKhEznpU}plBMoWrBQ@xwnCiGBTFB_@s@cVo@`?kE\\sn"
    "ALGiFOC\\oBXsEpuQSac{xRt{{[\\XK@?QC\\|`CQpNzOC|Gn}cG``yR{Bovos{@RhVyD{zPqxM@idomPgEqTtAea{DA\\Hzn}_fP\\xbQOUG?VHsGqtx"
    "SRK`H_K{RGtXyP?dI`l]E`Y?zNqAvqyKPbGeGRGns}O}H\\zewmceIP~}~r}As]gZA^XBB_|JzMMPDplp@[oLIP?stCCNx_wdMotvEpcd{CeOFQ{g"
    "n~g@GP`xFlvmpOdQ_p~qO]\\L}~[`}?Wm~]_du[OZDR[oJRd^Ic]r[oooL@\\~s??KRw}`}Ot^pDMGDbhLwOdfIR_StFDN|VkPpCCRCddeoMz~@^pc"
    "ArckA~SrwqSmvS@~DpbwtMW~JD{qu}gNEQ[By@g`}qDRtBTgI]@Y|uY\\ynlAp}vyK}G?v}wWGCT^DASgyLtEwBdwyOWyoBPN@ydIIr`UIpkoH}du"
    "whD[G]PQ|nXpOOpSJ`O}x~Eg|P_|t@?G}P\\BMSeBGqdQ?^kY~s`vsBtIs~oTFoSPs}[`u\\HPK_wyJQKtBlqAELlIQ\\?zDN^~|lHDKo@cxBrkO~uX"
    "|q?HHqWluhr}~@`]}|HiSO[N_AyDNfcYBbm?B~?iIRQosoTt@rci~xDF~ex@NnyMwJdnDm_]y@S_~]?xwsO`@QVU[xtHJ^Hzz?w^{lh[H`snZsoJ"
    "CKGdF_`Gw}@DIMxLO\\?tLldL~ob~~]XhD|DcE{[e\\dHYCK{dA^f|~OWxKmKW@{[UAsiRTmtnwOKVt^@WEP\\rBQXZE~w?BCDi?RdGLaLxwcdi@|Vx"
    "?_F^{o\\QflKjBakbwNk_wA_WAsSzn|pT{pUWJ]iOPm?_r]obCN`dC@PAyq|@Ib_tGRdd{oxYMpShznPXprTYGA{|@pLe}f|cS^zzNcCmxzz|{^WJ"
    "BZ_RvNOQynTlQpi]H}XBJQpIP`{??e]EwTTyPmKJNdLJUA_RF^w^BMq]SlDKzLoHzakupoEI\\NomJ[{Fkm_xE^_f@?uRBoO\\CbgnJpoy?}HFOL[r"
    "izP[YALrl?XXNRk\\@TOhG`W[CtDpD_SqCQ_iHEi@{b|QN_cK?oifNM?S|?{|y~SGNb@DwNwdr?CA|}uAHDXtSNwVkqCHwktS?P^fx]oXz^gjIL{I"
    "I\\[}HUkr~Pn|or\\gBAcHZA{xM~wux\\DQAq{{HMcW|QGHzDguOt@ZMOC[`Zk?Bik_lQKfoI?pW`o?~[wE{}?WDqPfISy?JN{?u^`PIVHblLmDI]xl"
    "q~CCG?WUhn?qqlk{ICejHRQKI~s?tsgcnPeEHlKuV_HiO@HD?SpOOqADqAkiuB[BIon}nzKaqNdkEVDpDApR{Y{IOTFvvaGpP_@MPoH|Fpa?JqT`"
    "klVxwzOHFuAeN]tVvnXc@rsws@_kwBCj~@\\GAqt_G`KB@PLL{S@SFLd^G\\sWEbc^GANut\\scu~HhATHBQ?PN@RDE}B@FF`lSyPLVIRtDWcwzGpKv"
    "D`@WA_|c{]OXzQoiFaKx@]lUQcGdCP{[u^@sG^?I?]V{?BLhD?_L~@gY|PCYBaOR~Od_QTHUI?d\\H^s|BbObL\\hwwHE?aolQ}rqXqpGn|S|yCNMV"
    "zbaZc~DSAj{jT}?c|sKl`SQWICpYGrg}~_AAHCstKQsl~@CiCoT@yM]H|i[cp}[?srXWm_xUvlShkAg[Y@\\{unca@Mrz~qOV|LtLsaesGnG{nKDy"
    "BR?nFkUJsQSelsXnB|gZ}apTwE?m}M]oxqgjQaCKElhEwPw\\xmlGt\\TdxncppcT^lbgj?Q_b}W?zCMhoKoueyohkOoXVucDlwZLQl`{nL]WP}AKL"
    "IMGprdGbxQCRp^gZzNhFOddR@ADA}QxMF_COFLL|Ho[w@oDRzP[mlc@XhDkILN?ry]k{@Q|FOolxj\\teDjcn}qRAE?XME\\ot|^{EDmeX}j{kIPOe"
    "xbPRCcljwopCCnBfVfoKGRXsxlTV|O|wAe`Xs]hUu?drA@sdG{`PL_LWtz@q|a^_y~`@CQlt{bTqElh^x]_j~oS{Eahhv}[^zmxvy?O\\AQlOF{G`"
    "zzpGR@PNC?`e?`X`urPOuScjAO]E|nl\\J|tRCaTf}ntIdl\\J[AEWzn?T{g[wuqsxIg?rklovFlkqE?_i@[^lA`H]IC_dXIw_zlWw@~_~AC_KxpUi"
    "xcCvXXFqBNr~LooGNpXdCE[zyyfNmp~sxCsmGgC{Ek?~~N_fw^hmtp|bpQZNsSkyTJTWCowYvrO`|ORwzo\\@CAUfRw|OxOXV~@`}|@xwxqGw|dXo"
    "rK?z@DlR~n{m}O[Xt?OPJmfzsNXSW_OiF^ssD?|dt]wLkPAMJOcgs]dFCndXPJ{]@O[]?|Fix|gkp`Sf?OsD@pJ[IBPwHRI`HV_gGoxfTmtYOBhZ"
    "KnlUGqWKBPgv\\O@Qv}OIon?wKpHO@[wyBm[Pw]cXr^@pF\\hpy`x]D`{GtPDXp_pECjxz@npE~SC{B_[SQ\\RyyPJxy_dqUnIkAlH`Xo\\CpPcDA?]G"
    "{rLTIM\\sCvsyRQFoycwhyB^g{XDho^FM~usP~B\\lDAP\\BroZwldLWmWRpIoETOHVrB\\Wp_gOxyx^rLEMzJ{{_qiDB}\\tnpgGBLhPJ`K?{^lWV`dq"
    "LboCGrp`mnuPG~?DBl`~KsK_l]hnVS?[zcTvBLxcyrha{``qOA`USACLxnv}rl_M}bZY@^n{xztoxL_qNlIg@DEEK^wQ{^hlBa?dV\\dRO^MHoqsX"
    "@BTU}s[zuaOHBg?ey|sf}ulDp{lDw__^vrS{}^O|^oxM@_hIv{BkGVPYTAxE{o_|KigKGA@bGBo^HG?o~Lc}ue_vD?WtlPO^Lbl`_z?|\\AAu|nWW"
    "{jkfQ~\\LtcGy_ppWvcgRmyoMn@Kw@qCBM]@zyqPGBlkrJOskRqIO@nJZublyq~gBusGwtHDiH~?_xbBAA`C{HAZXxrh^HQPI@bPhn]tRMFdbJVdY"
    "{BkashduA}n{yEs[laHiTn^zk\\Gr?v?N{`e@PxM]B`YKeK_KvSkgoaoiROCPBg?yLm\\PB}TbICSizUXEPJoVsClwlrsWLmEfM]s`zxGKjPXnP]?|"
    "_}Pdzm@Xoqjl{Q~C{MGcK\\LBoP@[AB??QqDio_XlIb@]|B@{Bqllv}LNTHm{B|GzC`IMxchJBMsy~_DIz_mB}PHsO}PJN|h}}eClK_nAAxtCvs|["
    "InuNDkN?BPcrM^?bInHMr?zuEAujLTwzwf`T~_cmBqxTGN|_zLaYamVzKcs{LNCvzuKnImRsH?Y@?^QZ{nCC{``P}OP]xOST~l\\_BQHGwFolHXDa"
    "gmJv{cgvlp]Tn`GhKSS\\GLtOSQdUIQ`mN?uUxODBRClkxn\\b@^HAx_cUK?tivOPJKB{zq`ynFqWanKgAEqkjxpo@?ahYZ}DDyg_kHA|UwnpgJc`k"
    "NS\\`VbTzuAACFcZ]G@pZsRz\\EuLAI~m@I?cqrpHnr~o{xPWu@d@`xNgkRDltvrWQ{OsMl}RfyK\\Q{]C\\Eb@nEpC_rR`Wyl|GFL{ECalgJrpEASzn"
    "D`@lv}kSy`AJ_t\\NML|V}fRTmD|Hx[Gx`\\hZR`CT?@xjUqcTUOD~rO[a|mL}@@KGHtxe@eDGoagY}MXUD|pest[eIcs{ifTKiLo~EAClAdtQmpGO"
    "ynwXBc]AO@K~fbqPCYtpub`S~EP^kSerA]dzJ{nklohtB^CY@_[V~q{U{QOz_}KZUsTH}LBkJOA?sBOW{oiCt?lZBLQDOdufdXQdy^jAI]cQGo\\M"
    "Oq[DqaWiLBSd}@Tor^RdOncJdL|DCa~?nrtX|@GeD`KULozYG\\`C~L{Mz_lMycGhvfOu~NDwsaPt~\\A^y}CGEsXz{LtPuIk|G\\_rDuG[JAK^xD\\S"
    "yoLk@PtBvKQE~bPm?PcRQA~{JsjfRaQWGaHewFHlGOHS~Snx@OLYIVtiQsDQLM{nBtKwPpDCucTCym}g@RtbBKzgur|Qr^kpGmratPeUBbAGCbhP"
    "x]p^MdtZCn_uJOsTe@_PHMBsBNNtEnD]wRzu[c[raTPtr^[wjp?xGc|xHJVzIT[h|@GHISwet?ShK]DBJM[`yqwqHqoVznyZ|R@?ybsdOB{WLMw?"
    "OXg~u]cgMlNIEpXF??sLSLS{r{j?xBb~LzgUNn?C@KcmmMpey}GgF~HhtaVatgC[vKhN}`RN~ZmEVoHGN_teANSyNHDT}nWxytG`@MTg}uWizCnB"
    "`PgfvLbArXFAMnx~o|okCQweiKBFLBlJj^W@BogbzmQq\\O{oxRWcP}YICxFFwL?RTOljn\\gkrpkgGOWzmCERcQ~|FNwKC~gv?kdGE|gQsS~|SaKi"
    "VrWQFbdS}N|uJAHYzFt[lqhDzLGpCD\\rITJvTpxtzh{Y}_yD}eSeBxt~p@cyAG?oxTDotv_vE`]`UFmYzc{U@uC~zOrYqedL?qK{{CSa@sUHQPWr"
    "Fsc^CSZYLp|R|QuKmr?AHkTTDkPrDtCD|PgqTw~vKPi`|@]?Dykk~C@JvQGcK_OvEQHMd_kFy@DtpDz^~?TxL@B_u?[\\uAV\\j|LeWwxB?`fmwRxu"
    "G\\`cVa{sv?}KEjd{}RGMYSwD_uIFDKHyEtW?km`XERbuu|Nuqsfu?oLCszrbK_~_qALrpEB}FQchsp[~GEkyxqQR~RoaHPDZ{lLoCRFY}OEIwotk"
    "nMBw{Q[hAjw}wQX|GR_k}kKgA{fOErxh~p?LSXGz@}`NTBEWZ?vwtQq@kAWhG~pSopXH}]eoIOqHQN\\Nko\\HK@okjM@YOndBFHGa?XGsA{||XDBq"
    "ESHKAsDguRt\\Q[@QJGLbVk?dFHzYHP@DtD`S}B\\jKgte}oLbB`D@UOxH_zwnmA\\M~OwHAJH?JcgZxz[\\uMSI?^x[dc_aiQTjNOl`Dlt`pOojJ`Bz"
    "ANOqdoa?oqspB_qWHmsU\\J\\\\|NT]]@yyEplWzkYqL_WYZJ|hIo\\PCegho`hVsPNnVTt`H|oev~o\\ULM_BVguI|`r|qBfItcmQ?lQ~_ju|@~c{QlL"
    "j~lTtmvi|`paz^l]CmcEK\\loR[S[tOiNC]?Bzbrdxp\\cAPCu{]cTYop`YN|qxr\\P}RgRk^cyG_\\s~oHorNdUA`cwSPDk|qcu|~W?BnLt}@xLJcbU"
    "tbG??OEKxtsOHB|cpvXzmzxpAaonIDSQ|?oitA~Aja`UCOWRCAsxFc?zHiCQG~k~ZmhUSqOXzlKbFjKxtQKmQ@[goCLOO]{xF?I@rSC]}tkAB?Xm"
    "{b[iGg|MC][ZJMLaLMc}Hs_lza?_|ULN@Akl?OhXVY@Fl_xd]_FlDQCUAtHXhqhx}nS[GqPIsd}To`Sz}BHVsLLnS\\Bg{IsWG}kWr_kABAAbvos|"
    "?W{?~HhIsn[y{o?hsBoGwet^C|KOGCGssSD]A_mD{MwuON_xFbrAd`t^hQD@DYXbz{XrJ}cP@ELopP?aSqVw`P[?~Pk[UPOwIaPT{oxkBCl^zQ[l"
    "}QELz]ky_shqhaxuw@hYJGoyBQ{mAolDypKez]Gax?}hCt@uK_AZODpGmsuKGOz^QnnrAd{vHQ`g_wmPUCX_gAXuZbqDE``jCN_}GME`HhG\\NQda"
    "R_GvKotMDA\\XA\\VsNlzjlt\\q@rxHvdCXDaOnH_KkhoDInB[ONVCHseBYHZtxobtp|rHxGr}H?FOpMtkZrSEXGe^AN{]yb@fu|lL@t|pYKHT^tt]D"
    "nsO\\yogoQNBkzk_z@dhad\\aTEE_T?qs?~LYFmaGjAqkjT^KVucW|IqL{El_MyMfHsKwN@~|E@AqNQj\\zqCw}D]afPAo|ydc~ZbDTMBx`K`|]O]O?"
    "PrGjyA?_{g?WgQC{SMlez{?yxtdpIRl_VTSf@rH}FFK}DRMV~D}P^\\]@pO|D{lSuOt~j}cMls`[RDDQJEDchC?u[SC}?D^oqFRhU?CoVpC@L{tsQ"
    "o_}vVP`FsqeKIB`OyOV?CncQP@`@|nKvICw?NQGcG`x\\?dpQ|BprLkTsA][q@YwS{OPSU\\SgP?GdJfoTu\\eZP@\\c{g}kq_oFL~Ow~Ncg~S?sOq\\X"
    "B^\\lRokrFePr[dxGSuU@zL@bPxDLr^hUsQT{}m_X|CpIJUQBC]pt|OrA{LtMFaI]~{WyNA|e`Pv?xcSM@qoh{MkgvPcKp__tAA_W~BPbu`oi}SeR"
    "RN]@KuTOtD_gEN?u}nMFFMPAxk{u{~uWHU?i~@oevjLjKck}o?GSEibwKR?~vnv??q{UKc}rs{xvw_jn`]ScAcL]raGNOTbmPDSRF|uSLDkQt{|m"
    "A^\\MtqKd|aHANOGX}^xH?RaHCnyY}b@QrQuG}m{XCQKzxrMD?qFYoPdIQcrl~cLH?lwdJD|]BcL\\kqdSMrLcZnbL@C{YQrOqLQPlz`UpFzow|j?b"
    "v`Xux\\tCFqpH@bxy}THgIOuI]B{?ZCdiF{GnBm\\Om`[RhegZEDOrxn_aybC_EoODO?EERBxdAg~lso[y~`P@vp`I?A\\@F~cbpaL]{ntOJb``G}v^"
    "xptAtn^mu\\Y\\}aXYPr[RCB\\\\]?kp@_EL}BHirM?Y}]TmFtckLnci@ApNt?HpAteBpDiZU^|DJ\\NPPAlp@K`VAps\\p^\\ViP{F?kjM}pcuK?KwH}wD"
    "sQtJW^\\[MC|LGp`OO_?oRmkC}ZHR|}Hh?}AnEpBq~uof@mlUS]_}@NCLB@cfCUp[@CO^ustcRC{EvNOUFBoLFyDHLACyIA[EDORnC\\tyT@oHRQAA"
    "Lph|EO\\]JEXNIl?RBlwE|~S_wjSV~yJAC^hcBqkYK|hVT_crGpKjww[KCdcmJKw[AN{k~MPLNmTR~ZGvuJQKEr}KGmCyJagdfNpOx|bcnlLpTHGd"
    "GBJw@}kZ?@HW|}{VESzAL|{mL?g]KQdxEz\\lF^SVlp^i~j|_n_{exql@UXXPyshurplQVrbyz^PNCYIVsRDODR^uKOqsBdO^}OpLD_\\QOH_ly_k`"
    "}vo{C_w?xtklVRR~DAS~P~SnqNCDHrWNo\\lxHMGf[oSYDRRw_MwnD|\\h{ePTKNsoxKUInmPZ}_czvHEFFmxWNoFq{yhKM~|`^[XYJMtbJACwsTGu"
    "|bob@}gd@n[d@RboKEpEzvKbKs^iRlBxunZHwcHNfA?jRRtW{arAIP@Z|[`oP@xJmlO]L__H~?XTyRbl{SD\\D^y?zyPYLN?Z}qB?qpl_?OWTy_dX"
    "AQ`LSDLkR~Ktxc?oG~ml|@rqy~`R@OSNxOh@ARc?]oHDA_n{BAdFBM`H`_hTLQNp?A]}E}oGTmzuRXgw@\\XcJ]nBE@cY{{S}p|w_sODHu~fA}MKr"
    "K~{rCw?ZHx{FD~PF|XDpglU@H\\t[{Rp^KD?^ZIGTBoS}X}|LICCBvrdE|QtRDaGa}ALVN^|]H^OA?DtUuhltKLg}zYrPYSaCE^?Fo||`V^_Yr@gk"
    "@L~z|lo_BaX_P?ZAFQs{stDnpaoSzUohUlwsLUgb~QKloadL~UF~|?VXI^[wtNhC{@DMpA`p}M@m?]Lb~sSzEBxfVBDk?DLC}BQUrJ\\iBokfO\\_P"
    "D|^z}_hSJBOS{|[sqvD[DQdpzrthxAR~ApbjNcCnL@I?pWO@wQfdBplKr_PnDA[L}qT@t\\eK}EhHJqRaxP\\IG`SSt[Y]?ZUi{?cq~KyZAAkrz?U@"
    "iQt?mR_lKS_[upZ}@cGrDRcJBcTQH~C@MOkTCmhXAbhox{GLIa`bs||eN^pjJedj{RMl|`tGxrTS}r@w|UXW{ES?wCP|@c_\\Tqz?}a[KH_gh@OsR"
    "v}\\Dtrk\\Fnq]zbXMQTXOvm|LL`[H_?_xGs\\Au^RrJn``sn]^{adQylwj}|fjumPdHAs\\O{Ghz?`\\wmwgM_Kp{DKbX]PkLORqR@Pnn~dI?Qkq{]kY"
    "RuVrMSUMBtGPETOzk`wMN|MHKSnwJ\\_qAox\\~phEWAEH{ldP}qrAzklsH\\oYqbkwn}wyBrXYrPopxMZULa^leQLTsKog~OKcAJKfD?R{Il_{sBS^"
    "nSxcFQlaeo_X@dAAs\\\\PCmOeNnK{HpOwHAjlqatEHRLpEyO[@O@XIuFteE}UtcaXn~\\nDtogVa]Er\\x^l?|Aqt?sG{`GHErxCqlw@bwOpnIBv{_p"
    "v`XPuO{[|ZIGl@Pq{kM?{lTtGPY@IoWhBroRDUJzulG`iA[]y]wzKsklMoWP~nSx?qALH?H`xtppHaN{|`TpCc@gv_XBz`Kzvc`]sa|iC^@nU]_X"
    "PklCGADX}`TpMpG}AozXSBojvtkaDo@fOQkot]k]yL{}??XdEi[^wmlqJ~Dh{ss|{}kb?Bk@FM|RyAXdJ@k@~}tyzA\\nznwXqLlxuLxLtTpxHASJ"
    "}rDZvetcpAI@VCj\\GM|hwmslDcX^Cziu?C@PwrLX~ooZT@SuEribD]v~WQPQwg?ghD{fS[WhZIKXD~Rjtnl@FSqbEMfjq^SvInRvS@wZwpStJTki"
    "GiSxsq@q@pWED~gVyfSbCDfbE?C?}LDPsLdGK_Gx@}s\\@o``tPC`ucw@|qxePmk^{xDX}}_spbOyDl|J|ot]B~iXEkgU@?WpKcCgxaDCjMg?h}`k"
    "z@hpKzftAE[lHM_afTCjHlKp~twLHAq?T_iHD}pVtScX|xXU~`\\u|hs]Me`hOz[fCb@KNPxgp?tDJ?wn?nBYPlGYepofT|[nALy[jN\\SDW~ntasj"
    "wzSHxP]C?apZDEPezDbn~phJ_?osxozm`\\oO{skK}ye??^~dRnC{xMEVFm\\yg_Kk?]GIst}~UNjyKtFu@Sqr_t~tw@qKtSdioDGZ?acEFBqjvNg["
    "hAtU|ox[GdtjCAOqp~NYEowA?MQ]ECFN~BJqC^xhQLlsx\\?h}a[~A|LftW?vE`tnL\\M]xksx~akKr{|_yoskKOHQBaTIC?DCYmsXyQO`w]hCM~pP"
    "}_l_EVkkct~xjdXh?tXcBSc_Jodxurpa|bG~CBRi?QGtx~xTup_sJpCxSOvvrllKMOCCw?StKPHICq@WKsXPD]cgG?TMCFPNFNFlQPCLutDJ{_Wu"
    "IcXc|MGyCbhcw_r[}B\\\\IQWvOUHE@p\\lHOTL@axATBvnCqlFB~k]vZazC@i~{Q?A{lLW@R|IQMP}FNv_LAGZ~OuiBzDHfTn~yjOAgdSRtMW`vryK"
    "npcQya\\VAUkFGJ|AWQjfC}dO~`cfLp{FqkPIvRC~M{pLI}zLF[_huax|q^vtKMxV`QoYL}uFgv[\\~TiTx~Ga@SwgE]StQ?ME}@OJtF_\\HBh[tB`J"
    "x|juAu{xAl\\Pu{c|xAtawox]~oARzpOzCQeB?S[H?p}?DUofpMAaEEwaqdle@rKmv}`H?DCkFeD]shFn{PtiAB[Znyc?wfSFG`TxIpOoz`DRL}Rn"
    "?ATUzD\\}{\\wSJJHf{tdJ{qc[t@_Qtz{GKoEHGN\\k@rPZJPwm@cQcXnKy?QY@x`LQ@osurQooi`O]?\\n_zMX~V_OLNo_r{f?R~Apip~pU@Nxl@@Q?"
    "O}WsBr]i_r|wlUjHCtUPosXBDsKKAO{hHpQBmT@X@__aumaQQLaYCMoOEa]`?ltBwAyN{SWdQr~dJM`w}pRAAdDdU}khBpMGGO|@}kxHIm|VD]T\\"
    "|]{Ny?NRP|K[KPN}k|wWD~kzwB`I?_\\bvzgPsATTtREWMQ@]Dr`\\QQuK@T|?NA`lDl`OVw{wElDhzUWZpnctEqOcLP@jL`_pB^[j}m`YCQO]|`Lf"
    "rApRza{Rz}bzm|TJLW[T}KeMER|Wx\\OpmR|roUpqpNGWAc`X?|fu?Rtj|^j|IVw~CAsdrlswz\\?T@ZbDy_w`i|huJ@PSnMKPgaSrCt\\BwQ{LQacN"
    "zPhGIljed}TgLSOtl^SU?`ePr]KD@qCnJThgUuGuC]dbz@OVeNpCBCXKI{\\MwR\\fJ[koQB\\e~r[avLAV}A@@}agm?otQ`?GD{qw`vpvszOkqoLLC"
    "nzsdrV|M~~GsAk_xEAIBtPxSt`[_ja?dHtsbCm[Vo@XGJbpgE?N|??TUEnhWRjO]PA[^|BwYM}CxH?TbsewCzj_LDQyJ|@?bzC\\~|Ss~~RM?InC{"
    "IOM?GPVA@z_e|igmSqu@zPknyt`Qt^OlpdAU@@|`rg|CF`{cNP@XdIo?CjXpGQp_M~uc?g?hAp{UzZKmmKdi?cOxymyMBO}EuQs}rUCsrnsmAdvp"
    "~T~AlEcU?Nc|iT@LEMGevBPV^C{bJVWClTu]Mc?qJ]wEDQk`ZePVs~Sm[BsPq{Rux}HH~TCpFPGdznlbBnZtHg[hDPCk{R@LrbXmnsoJ}QznRrOu"
    "z|y?N@NEo~RWq|QB@eMTtptZG_[bvN[nAmKO@]CkGqOBzNW~zAF~x|StqMRxt}{b@pb~odV}{r_\\ukoqNo@FAowoQrOyDkGwKmkpsjgJK\\viBMnA"
    "caNVk\\V]AoAN{RoDVMN}xV@Uv_OfKBPLG_hwhoO?y|rPG]Scx~IHA}|J\\AwTA`c^w~[wxDWLInaItAhOjl[}BrBuKW|HC]I@t]LXwak?p[f[DJNh"
    "B@C_?@yFuNnggPw[IkxIB_DIQ[OOY^Le@m_qnD?dqa\\[pokvQ[djJjCkG}oEHOlDl[q?DpcjEQKSinLQkN[LcX[|dmgiPrOqIc_k?CkYr_CXGQTb"
    "MLoWOl\\kGogszTPnF{dGCsZwN\\dlw@ZF`[xyE@TMKaSgAPKyDKvOwndzy_LM{odkH_DMvbkQCsD[JCh]I\\{kx^DDlBDCLst[{\\gCMOIhxmkhsBsM"
    "M|DXHPgpsp_|~MenC[{iwMTkhCi]T}Pdfn{_}}\\ODa\\_zBKth`DaOrE`v~`LF^qCE[wdB?Q[Rs_s~|}pWoc|yHGDkaLStO_I@U{P~OKTZsk\\ERSQ"
    "Dyo?JaE{rAPYAL\\AJjX?H}Jbm~KNCq_~pYDSu@sdQelfbMlz@RpO@OhQInCgS{oLxdiN@LONwQof~q|SE[sbNo}apmSq?z{YENgRTQPcda`cJ`C_"
    "IpDilAKd~MD}oMhnA`[tzBtIFDd@DZ[MEmS?CLDADSLMTpP_CS`qxG?x~[sQOTsN?omIAETiF`T\\~dTfL?zyt?pFAcNYKT{QYo{@zcSOQQWGzA_l"
    "uqQGZpLVGSt{J?CGYCzx}cWwGQXMy_Hpt^`yFcRB{rmIDQI[}]iXKWyoCquVDWneDqgbrp|MA~FVCAiCLsWqE?O`A?[^IscHWTtDyQLbPDuS?JXR"
    "xm@lVoPPYASCG_GGBhQPYg|kn^mBn_XEw`gCXMGjXN_|HrVYNp`}lscm?@yGpTCFAb?W}Agfzuu_|sxpGaO?C_o`DLsveTtS|j?N{HH{|zZHxNTY"
    "zB{~z^tJGo?RIPa?|LUCKZsQ@nX@v^hS@_TEMRKa?oSp?~pVINKZC^hDDd_^BBsa|cKQh}vyo@wTAjWgxc[[M`gQHpg`xYkpIVss{adyBuJpB|G["
    "LQkXg?{iq|PJx@YC|zxtlmOUAKOY}NtRsbobBw~|sLG]v?D]cc\\aXs|SxkoXFsxdJ?nxNn|VtKtvCZXPCPdZLpvRInove]cN}?HMUd\\[F]D_g`pS"
    "yL[xi?g]x_hdr|fhGmS{AAKqK\\lDsQC_mzGqnq_rKt{i?CocLDxFuOCdKOGqC?SnANnU~tDjqMlzy`WgvKO[|YBU|QCBBbECQ]d`LUDzOtTt\\co{"
    "?klDEA|uBIolw}WpO@@i~ST^|~{iwo@HnaSSE[\\wnbzb?p@{C?P}IPgR@]HarB_^?cxJw`\\Pq`bznOcK?`{qu~RtuNrtMN\\OrC\\nxmKCGaRwsPHW"
    "|\\wwAOF[v_SGjUW`@]pV}_XB?mW@zmKK}Bwo~S{Olrsj|d`hxllgFaO|}Jo|{kgMGmPDn_~xtm\\}E?vE|o@\\IbG|ZqQju__@y}dVUogDsATHEdx_"
    "suCuz[sBy^PlLV|uwrm\\yRxe}wPOzTcubd`o{qxYyFD`AbKkmVbA{odCpPZ^MKpcv~k?lkg?@o~aDC@kzg|ijPlITtP|u`_IfoeDw?jCrzKFH]fq"
    "MSkl}P|SHrEG`^TCDG|iOrPNOP|gt_sCIq[CK?TVrC{ct\\^nu@gjorW\\Dos`Lso{CP{sImXeET@c@P{}pMG_NbO{At`PM|Q?HOL[N]|hXaKOB_\\^"
    "B]^JA}QLN?ofY@_uwBLBsO|zg\\cdELAOO[n?DDLcPqh@rQQUJ^_N|~\\QFlaVlBs?Fa]RuCKYe@fr@BC~uAtvoacvFqSu@J|q[ZJtAtD`B{xD{?wb"
    "C^G?KSgmOcTax^xBje@EMqwdEdoCB@K]{N~pNpx?wRbAG@{xN]P`x_[^QCoPJG}NCmJuO`?|u@R^Oz\\XyqOYHplYU|bzNnAxAODgzA`woon_JLMA"
    "tEDvLN@ByCO~mrNx~RWFAo~lAMdlF|dkuQsRyNWQOp|@@~pPK`xs{^TyGqOr{nOkyisp?i?wn~Jap]ohzRPLPR\\YHo\\UmCpL}A[r?In?Gk?RwUpD"
    "`\\~^?|_vEf\\VttkAwB{yL}OM~lg]tWJzumOgwoLAlpkP|^o}BSDa|Qhlx|LCxTG}SnxQwuHTz~g|nvElwSPCjnhOGNKK~_RlWpgJIEdSo@kQEBhr"
    "jog?rtXhJ@_z{][n~pWQyB`r?_KuAIp`I~J}ndaBQbrhyPT\\sMk@@UD@{JH}}zpjLw~uE\\y@vqa?GsKw@|?pFRKpH_G~~kPjJXhqJTkfARhNSC@j"
    "sb@QEtHhDA_]@bliMdFwxB_Ur@ZgDUymvMXhwokyqPD]__PTC?Vq?s`RyDTKQIPdGCcx?\\Sm~?lf{^|lWC~Gy_cUJB|QytCmFOKvDpClHNOO~`kL"
    "~O[]GrkoHm@MwpNX@mLCRb\\sHVEN|a|x|oKdUrSegouEDrkrq`xqZALUAyh^ss{ylFLkCb\\h_tsq?w}HIV`gEATlWvDvs_{}xbde_rxFOtWI}QHL"
    "qA[Iu`LFtkbqpIVXSKdTEttX_?rffa]ftm|]VG?Lmb]MGz~uWadetoxwI?TWD^HVw|d]sPorLLWImCGJSm}SvcSaHRA?PRMAn[tO@BTWUKoaww?{"
    "pMSswpH]x\\DwrcQ_LW?bn[KKrDX_uOX_?RX}jotWHrCjDPMCCf?uwDaKh`HIJQ}pAoCmU\\]BtGwWVNm?s`PMw^}F?ogIASdr_~oXyn@F}pqLm@tI"
    "pPO[vR@EygLQ\\]GVNz??I]PbKPHJ`Qg{Pg?mXqtH~B@bzW|Ds`aCrLdzlw?`?pXVvZ[QITgBy`_~~]ljE}TCKlmPHLiG}cbtB~{iIFQcK@cSwbGv"
    "AEI[v_dZCoxJN]t\\}]GELNtISqLEPMzeFO?D\\qAFPTTX|cQm\\xruUAK}D\\SU~d{kukVwC~yMBAXOKngmxC`F~SDhISHq@?PWBz\\ICbGuLt{qQ@|a"
    "qtMkyb`d|q`hmU@nRYcg}SVq|hokOCkYpo_b?Ol`oN]?OPwvzw?bj_ZwuNtn{pPf_~lu{~Hy@~[eGQxHQ|LeVZTun@\\I}oK{jJWZIspYi^Wmsq[m"
    "Os\\`}P[Al]xov}xW}NHFrkfeOAPjA]pToO|YSbGxyNhBAPL_zup}@?\\h{CGpH}_juLwovpikyDCPC^?Uu`Wv|rDMpotNNOhP}bOjK^{``QbrxQpL"
    "upCFvmDDs_W}Fg|QCa{~`_GLKOPwDgCq?~l\\JJhcCDHbAt[ntb?h?s?d]NS{JRJ~wD_kzDG}?pl?{PPPCOhTrW|J|tHDA~``c@KWtIANr_\\q}mW?"
    "vPGYjq?w}aTNP_PHnsx\\~zHOxJrT?{csFvPm^aGrPT\\MFBOTNNHL@mdOCHK_Fb]?LNPk@`c^wbxNJtQHzomGHgDY}llv_pDTNs{L_QHDQAoZv?xc"
    "wAWi@`vrCTToq]|mHo_lFT_bimn~|qd_}PK\\~m|wLr{ydpscE_G~Cq\\Ysw`CwnUBxaPMsoTjsrdynqyBlaxKv`DcJ\\txpLKztzR?O~gw{MO`K}]Y"
    "XNAEwaLDRaG|zO\\pE]dQv|p~JO\\|rM[KBnHTE^blTI{YV~o|T`NnMptOL|_At[pd\\AoYUUHLR}{s{oOzU\\owHA@}k^L@mKLln}ktE@hSHOxyFNLN"
    "ALHXu@}?BT{qGS?iICS?_xDo{?TYy}\\wM`SlNNDDn_sGRDTPM^`lH]oTK|reKltukE|CISGRtR`^{_PqObO@MRc\\`_~A|oKkmNLJ{n`V|Po}}B[j"
    "GnXOOFTi_?GTyT[qDeL\\?^sqr_dAU?zLJl\\kc?Sl}A@E{pm?LszhLhDCyu[NvoC`LVRr|LsdgDgcBb{xOCtsXxD^A?QEXP_I|@x@RITifas`Fbg]"
    "BaGUE`svIWLipaeBnSk[AqLbH^dMz][YR}WLlS_fs~TiCD[IharPFOdgSlpBD{}WBKXCv^h|O][`PqoY_~tbKPDXvJlX{FPGv?|~KTPZL`PEPrA?"
    "EjlTJPFygil@VDpkprmO}W}\\Job|AmWx]B@sr`QBJqwygJNMBQW~RPME_pNymJbzfOlK]BgrZQgWUsCqxz}iChERKmVAI|C{yn?Ox\\fAO@B~KS|s"
    "\\Fy?JJcjYVYN]k}LRYarpNWtSc]?ktFAn[dAUxDY_uVA?E^xo^dtRQ~A`RxU`RFAMW?WvFy?Aw|XqFLBDlKdpBLSF@kz\\jylZ}d`wDQ`a_S?KQOC"
    "XvhnPdWxuA\\cpg|nQ}MW@}zitFA?_tVVD\\_w|zD{Ieklo?MBjLURneBFFl|`eD{atBlYe{FAvAlWf?hU`Rtaw`t|`TsG{HF^bSHiYuAW`]VAwEVf"
    "_zfYyoE{JUEPiQLgHIM?GTe?_p|GjGZVWE|pO|TJrcujl}@hZW|e}bOWKLhAXmws?o?Eq}Q?PTXXaT?wvKSRTkXJfJC\\mIenxKBBJUMgWD{aD|P~"
    "xv`E`^i_psfSEO`pWer{bNPu_wUHspexFhF\\lJ_dS{`Q_ASiK}NV\\NPs?NMyj@lqT~H_e|]cP{Qhe@sQybwkB{QshYveF`QCVhJm_szA_qq?L{o~"
    "BzDkluiYhoEn~w~AmtLPb`[I~OeMGq}b}AU|beLTIHGi`\\a?Ks\\V?cyl`SHn_uC[`Z}kalOAKQXTiqeVOBxNWKPG`[PU?\\WtJ~WD?AnYdUafZesy"
    "ymXNtcomBPvEBACNTEM?BvE`YUl|Jpm[yfnyqdeIadjt|PW{jMavU@@Jxom??\\w~XRsFqMJAs`gwG`?YI^hW`UzAkxG\\MnfTiBoftA?_kCp?EojA"
    "yJfN\\RiLx`R}`TGY{kAoRxGM?hFA_}g~Fq@i_r[ix`hIiKSwZCv__prTyKvs_vfLH\\eV`\\FWse[F~aHfuLhkPG?CP@FAUjTF|LfAoa^W`Rour[AA"
    "{{M?q`~}_uOhLgJ^IhaPMsEzC[i|CyGl`Va?ykkmVK`retCXVvo^sW~AOyW``et{}li?LaJrMuO^`VMHx@otBQDlvBw\\_~Emzk~X{Q|cGTzrXkwk"
    "SmJMyAiVRHEaspTFOBWmwXGtW{hGxnE`SIf|_sEm_sn`Nb~mspWdv~?xRdp[TO`}F]Pj_{XxpifAER^pGkztUcxrwBSxnn@WvrU}ZCcz`W@zNJO^"
    "Z{u??MSb@RC^fpN]KTTU`YidZvDLVg~td|jpF]IY{rlVmyllOxEE`SuF@FsB`ZxN@^I?XJp~zNG{I?fPjbM@Yc_BuuLqb]wwiQuF_|}?UG\\HqzWx"
    "xVYEJL]PERGq?nI{_qfj`[HsH``PM@U?`W?eqyi\\l\\VVyW}?ectznjwGvUJylRb?`VRUHXEfr\\{YhW__`\\TS_~J^GRCtlkq?~QP[OggEqp]?vBOV"
    "DdJ~vEMmnhDFGqhl_UrnKXDm]cFMwFQ?_zRpS]|XNtc\\@nisnuUVqW?koozAJ}]RhTKd_sZAkRHJJVyZfsTgwxGQXTbBAhET`nHoQjJmHR`Z`UBS"
    "xiI?SngAk}\\VLNi?LUr~JqIwtp{rCw|zsdumDVvmcOB?}|AgnYXUSb[YnjJV_td[lVWHKOwUSaHxC^@Inmu?ddT[Q\\Lj?\\SSnyXtkmI?i`VA[jrA"
    "xG|aVkcuUG~M]J``PO~`vGq?`S{EJrgLG_}avOglDl`^IQNe}OSYEb[wv~b^^p?spqCVAomlzqDvvPcLBB@a?molVuS@}]ZWinTamQ@KI^srpo|]"
    "@Ojvji[IzeC?CPPuyNtGIp\\^ELHqu_XC|FCxo_uIBTc{zPlTj{HSVacG~BzrSm?z~sGlhp?gH?H~E^pntmxCgl\\Lx@o{UngPGN?Gu|XcHn@Fqnw}"
    "zlcPI|d?qatM~]TVonrjAbwsH|ksx?|COuOz@@I[L?@\\BTh`BUmWk@cotm{{~][hw}oXY]\\x}bleK{GtAcXgGrsaATsiGQ{iuOgKHQxVIrPXy`sp"
    "|OcxH]x`{cOHNNnsSLK]{SHO~omV?oo}DO{hP_wmJc_szcaGB`lm|^AQMnrhGqKsFahN_O[JK}xiYawaFPoqx_p\\GaXxjKPzKQdoroz\\~|cbFNPG"
    "|ZoaS_lgI{}`gcPv~P[h~^~rHcsi}{Cy??tQ|AddFoX^~o\\X?O{XE`w[DrkcH[cxOALVwp|aEOW~x]iG@bKCrqrUBm?MNbKayQQBa?`Rk?tAbo[l"
    "DmwdP\\NZA_{_QmsjxsogNnh\\E`s\\wt_]FZhpsDgdiJk]CQ~czDlJ~bTONn}UDhSyRl`DPlXLZmKcQq|YGPZwHVGvIqS`wAX\\qpH`KQYi@OY]~OwD"
    "LS@bCAv`ymTLVuXZtDw[{|XgtVs^GqG}Do|xI|vuI`LVxrcvCc?bJQJd{GX{uMS?EtUN{{r?tMo?F\\DO@]\\nhlP[}VC{zQ\\\\~apDt~cs{TkUA`Me"
    "@ps?A^ssxntdw\\K|vqTSx~dNF^o|@`GORnPRy^ajG_hJ|oXxH^dnwptH@t\\cB`lG@?HmC?OuymkdtnXw@SOyx^H}B^j{X_dGSoHIA~wpl`\\ZJ^DR"
    "~L_LKIOZKbCn?\\j?vJXFv_TVP`sdm]?ZJtxUB_xhEO}x}@K\\xQCn^rXdHq\\xybHdEN[eEQlLy_mX@rs[|mKYoT@Pp{Wx~nPK{rwjwOjxzbpDwQ?k"
    "Ko?UC_`XALrhM~w]uMpvDO{TAUktNOTDGePtH`|_{`OLkbpG|DHMM~@FILxB~m`~r}XH~\\@aBqcrv~BfuL]Ep@?CyL[w@Q|~?oHsITEDx~Wkt_lz"
    "p]wnS`d_zuXOAm{PmbxKtCOnJchiy^kuES|zwPXjn`|S@QLhLNdIObsZ|]WuT^dTCop~p`tY|mLkABLfLJ_e@QDLtIOm@PPZttCw^|w}?op^rppe"
    "Ec_Ah\\Ol|BpUkJ_?LrhrkmHL|KCb?NCLwYpAp@Td~soxDFhBEBhYC]KdRwhHGsQI~}AU]Eh@l]shD`OVAdK_J\\wk{^aFDLZOPPYaPo`OJ?DYopGs"
    "sM@DzqHZJoeZG|cRvPLmxMHl@Q?lwQXDG@zGs}q_@thYYQUTtAuP~bHEH]oow@_z|~Gdv_nHqdgjAA|Bz`HA@P@HEehECSDDsaKCC\\cGDk\\gNolC"
    "D`k?KoI@?O|RL\\gNErOavZGAEbDXYT[f|_HPLqdi{@DFpQWVGAHdzS[lCAd[M@gjtmkY?^lOTthSnAC{@C@OBsACvqKx{kyA}DGVP`]Ht|ZsurC{"
    "{aDC@Ro^IbKURzWVI_VwKoNbFQ[IW}ksxBCFY^{~ARWxoDNJ?}X~irsuh|saW`b^upTxr`CwOjTMC~\\c~@@B@@hBP@?sE`@cG^GCGb|OX^gd~aek"
    "sC@aFqs~FeADxoCfRphGCQSv{tkr[bGltGSgjqoNq^SIllYKNNxth_OStDPTK{AGBldiKohc{z__ZQcDFoG?SrGEKqTxkaDENMO]\\@PGu|lOtN@U"
    "@^|Lf`{h@@`W{?C`scsbCMlq|NKMUpD?J|\\VT_o_xs|DBPhXyP{\\IARACSCps^A@xP{hG^qTmmTP\\Nx]BVLkf~?myux_D]_A?jDzhPzXxilRzKsg"
    "B}K_zLX\\hbomyawsJao|~Nl\\{nSlAA`JLNXeFNdLY`TFxmx|xOCryAL@rp{qFBSWJL_vHowzu`ci?M_cxqs}?`OOjeJyyT{pOP{}]PknLAk?Hl^X"
    "zLdPHTxiBsljH@HQAr|ZumpWIR{}UP_CtBpExrTdrno|{r?np~Pi~LGvCb^yIs[yGa[gzjSpy@`qI[`PB?kc@ZHK??`RDn{rvS@rz@dHTqOYFZwu"
    "AQoJ|RCUBBPS@|oh}sKjxuBf`[?wvRX`@ot@I@|aT]xUxEh_FmlMDb?b{]_BJG?OB~\\hA`sqNmtAAog\\F?H\\uNxeq@AAJR[YP`?l@ycxw?rHx`hg"
    "w?[I|kmQAjhfpkdCg@DuwdIEst|M{JYRzDOqhOhgWUOMY?Sr|nsllzxZ|mWNRcskehP]]`hLEMkVuRwt?J?^j~ZAHg?Ivl^jo?\\M?rDn@jKqkBTa"
    "}Zj~tOM_N\\IBynSLG~lZ{__S?PPjaaw^HpEhTMTNyZ``wOeItP_VSnpzAs[RsKk?}isqHOsjerK~}bCcBQga~a\\IP^?AEcPAOPt~}qO\\Y~TBGRlQ"
    "r@pCEmHIyA|Vx\\`KCo?jNtl]?oH@LLWf@^dXC^P~TM\\qN@xD}}||C]opKAC|NX{qB^dnDQHOH@X_?b?lyP{GKn|MKLtsAmtVO^LFARLTqNo^BDsc"
    "pnwBBqpXuq_MvSpYK_huJ_h~zpLd{LDp@]{k{pPWJ_{dgMG]tNoN?NCONPCUKrUFqM}_UFU?t||Um`pqB@tvLfaaQdUFE~k@|~D@C^M_OBCR}SWQ"
    "JcKazqG`LsW^JSXHq}tUE^CiAntj}aTCQBSc?ahGr]XAoR`g@mcU?}hzw|kkEOWGStTF{ppD|Am^C?`Ki]`nBUxRg_gmDsOxrO`{{V\\}JqljBclz"
    "XD@fF}GknPBgwoCW@qhh?G}Gi@W?}M@@vR~Dz_cmO^fds?sS~kPz~W|ZKDXACRo~A@sMj~pYK@lCK\\kwMQqYLIhTGScH{EpcwMUBFpdNnpATDi_y"
    "eL?{C]C_x_K\\QhFVPogWqzOkoqLNHOgkW}SqSncvLQtdU^Rs\\[eLmRP[A~IDh@kOzqjeHBL_jcF?Pbvpw]kb_pTpuCCwv}AqvoU[@^AN|QhJFaJ^"
    "Rjoo}KdhDz_K{ikxzs|Tor?vrRpiq~~lqbKfJ[DLCylIurJZVPv}I@jzpr[xEsgivRiYF^QYtqYAQmLA|P_j{\\tlP|psAm|SBLLHO?tZK_HsBG|E"
    "KR?m}vwp|NdNBz|cJt@Uu?X{P\\DdJixN~ovA?nopa@rTqq{fp`KQC^}UPpTdBTCuq^iEnPwAyqHOAPspOn[oCPs\\D`gPyqgyn{hOz~|FYaLtzoG{"
    "CokgDOiEJa?oN?|]psoj|pcYIQKmBcstv[XiL_\\]wj\\AWowT{pxhQ]cmEs|`yQ{RPBpXOpR{D_gvuBUAG@`^GBW}NNwfH@GaPM_Nq_[qubk[nND`"
    "?O@cN?HHKVlKupwq?n`NjsHSFUobERSZDbDgH?pJwlXFEtI@Jro}JoXKBq@`DN?S@MDoh^C[qkd_@pwFU~gorkCevqXyNOGtukLu{{XqK_dUB{s["
    "C|]@~PlNJ{nsm}woIR`sSqHQNAUScMwR~MePGUc~JAcnxEiHFqSKFp]DC?hysK_^|}v|zOSkuMsYA\\tvB{JpuNCJ|@O`qO|UxpWw}]PhD\\CRXnw~"
    "J{DVBoJTAoLNKSccUqPg?`gtDUcYVOpCFPySprXM`_dO@sPFL\\DHQsgx?POKFy@QofhGKJdlxMlnAG?VBaGluwOanA^cHsozAoIgsUWqMjhr{hWJ"
    "WBLYAbT|vqN[@nW]MocLK?n}RmkXSqkTi^YLx~Dau}M?wmohP{[~GnLC`qwnLvOPt~suyrgglDWlPahONP}LHpTMsngfE`|EMksWQIpp{N_xM}bm"
    "L^?REkKKkdF}}LKT`UHL}t{~Q~_TCS_tR?CEAZ{YQykxqTksHyaMjBN?l@]NyCS{x}|SFJcv|cI@sN|sML|?zS@|{n?rLR@CmcGtvaSd?juW{}??"
    "yuGMOBGNAI?QSec~N^og~ppIFndy{TOPqZStB_uOMSx|@M[}{dHXzO@{rnkfp_l[qnoem`Nsmn\\FmRL_A|YTFa\\OHPkqKk_jxMXfB@skA?`i\\DTi"
    "KAbwyrDpF[`QDAuOzm?JMpXRunovLO@nFNL`L\\PUNqsSy]\\?MbdP~~lZBB`h~?b|y}pjI]GwEM_ZnLZ^|\\gtAAXC?N?xFnr[xN~o?bYl~lOKydhW"
    "xPXQAAY?t\\dkwkbD{RMIjk^xEOxZNauB?s_vnsw^s|pEpBtwDs`?Ya_SAsIH}}{OpCdAFugXuYTD{KdYSr[?hNxgAt`FrnR~|]lRKqK]|MxQO~PX"
    "?EHPi\\SR|]`@AR`ODK}BCb@yzB|tSPpaAcD]RKYaC{entn{en?dJCGGWcqUJ{~\\QrrI?wVhEDcGIIbs\\NRTdqHpRk_OfSKDkjYdaFagtwrcrzLRl"
    "IHF`x^siLshd{nV}bPE?BRSyRkwKofSgH^osyIAUV}a?A_KHX@ePA@zaO^TJlBs~~p_xTQozDz|y}msW`Q`F[hED|Nfol[w`BaSiNMspBLKurOid"
    "{DEFal|`wzHAmNk~poXHE~ZGwdcyU]HEDlXOroRpGn\\DBOihFbTdxphXD]KNO?wF}^`IDN~}rpKpr{iKEBW_V~c]?Ag{{ORrM\\tLTPdUuL\\FKPXj"
    "ubDx|]w}BaWy?vk`|AcMEmE?}{wie|s{}\\PbENKd~zCQQT@YOOUjw{{bZ`u?LKXHXBWYvJkuZsKyQRDyi~XIFpLHIb~xuMGkrnsp?a~p}Fgqzm^{"
    "?{jk{DliszkW|oeO@nGofojfXa_yFu\\W@l@xCRsqtMZu}bd~BelBqP|K_rPiARcfDnx`C`P^voyBhq?HNQjY|mf{yTFpnXGa~XGSflXGHcS\\CQiC"
    "y_cjI`gevO`]G_vyoQxiFSk`J~pT?qGIF]XB~nDZC`OjspPiLP{gqswVC|Oq{}o\\FBwC{}h^Foo\\PB@qJ|mZzCKeMbKr?q?qs@OCV@HJIq\\Y}aDa"
    "A`SiI`xOB?WrAbCXFbPBzP_OJ_DKG|pSv@B{~MGuDmXMHMp^M_kUAM[skATIMbc^D\\lKtN\\\\DRKb~?\\EAMgkppxGHPKzoP?{zbGt@?Kpvb|hEN_l"
    "T|SQ\\uXcDSSSxmyGAOwhp}HVL@Huxqnr@nPq|?haEntUuN_fQ@OKHasC}AQK{A{fxEcYA_PSJ{OWF}oVK{XQJa{iARpHG}wlM_cjw@`xBr`A}bKE"
    "D^DYHryYGMWa}bAZsYlP}~`Oz\\RyDL[SKQ?Dx}{F~llRBeH{MDgzwsP|x~_B|vpPy`]jB@W|VBD@s_J~QrlN@BTLC~Fny}~yJpcUq][zRriVI~hP"
    "mLxFBzZ~z`@aH]kJy]?XkcsulrJp}A?ln}IOFqhps||dFnlCP@tLFaPfABGW@T\\xI\\oLxq\\C~s_mAb_xBp`S~@Gd{a|YA[DQuR[wAQTOJAg~~^AT"
    "HBwz|}`Pz^Csu_Oj?a|zO~KXznhj{\\?]xN`q?[\\lFMtLDzx^Aat^K__[|nlLtBk_haD_xr_ixdd_vMTd@MspKLwQG``P~Q\\OyOc[I?TlImhfIMcY"
    "u_S]?r?UF_gZM{{OKRJbBc|NC?rWAR`@ZQOUx~peKQhDsB\\l`PvmH]`itdCZFOGJJ{OGQ@{iEQ}Hz|t{PP^tlqho{p_TxELJMpin~Q{{P{m?Opdp"
    "f`Q]{eOoM`HdqvKN?At}An{sDoO`~MwcU]hu?UXQ`S^s{LX@lpx^I_Pmtq|gm^Ghsc{gOO[DFsdVOr?KC@xSr`eEsQwjvQH_EM_U}PPHvn\\tCBob"
    "|p@LG`OkD@dGwN_E~_K~uQgyFOsowQ`C{qWytpLO~uKaENHyDn[lFNl~IoPVz^TYuO[Z@@`mCqSm|sC[xr?VJQwxJbC}z_okIpXRLaLSB|Of~q[q"
    "yltQFjAom[`LIMK^Fd|Etp@JRrrrz\\pbO`|AxNyBF\\OgPCx`oogeza@c?Qhm@qg`C[GN{CxIHtXL?ewwr_yIELxaJ_OE_}pY?mS{uaGzqnlD|nPZ"
    "DpSgProTM~snzOCzv?gA?@gOX_WYzOwdBmmPxZ_{{OOTpShnHArQ[q\\xTNThEKhika]AF?IF?q[tvSlnB^OBufxr`^KzqbPVELGt?__Qr_g{SsDk"
    "E~drD`kjFNj_Dtgl|oxmCKctP^`sFPdjBsPI|D\\FurJhyR`z}?dc}^?}zruCIoKvrntKE\\x]?RCx|}hj?`TYBRso@BXcD~PEzA[}B\\@Eza\\_z@SK"
    "{~sFsY|XJPkVETlQK`gT@_{oB^oszpGOCoDn~HNxRdxbGmGzxOaBF[w}OB^ewlldzng~IRdK{~xwGeksONQV|DdxyOD~I^wmqMh{{t[vA_C}ARDO"
    "KrW^uqT\\BQkY~slGx^dq@PL_Ap`Z|k`TXqIaNO[qulTtFu_w{skj?n{mplkbt]PYJNpLAlhHPbDv{aW@n]h`Lqx[gM}v{~~vwMHzHcARO`yFqTp?"
    "Un}GCkgyd}~AzNggOQdnLqthf~ssD`S~NtfYpM\\_JAkjidWsE|yELRHy_qH[BUXhIoJu{ldHMAtpLo_Y_qTYH?`KoOQ@stE@un[oHdhR}qL]HYcA"
    "hnGQ@]oXySGWsn{qO_gJptDlHNsS?nP~D_d^@aSmE]tSF_D_iJohAcHCpKLVIacwJ~se~_c|DR?}ja_|@O_uI~CW{l[MkmtJ{kwVAAWXpN[cxCXf"
    "x~xuOno`Bb_pDPGZT`{iGQdeI}{\\INp\\|NXVK@_pxLx_Da}WDl?VzO\\CFOgvvN@\\ENgbEA[N}RckMax|Dbflu_@aO]L[v]KsNrd@TqS^GNiFOscr"
    "FAdMD}?CXBzzp~XX~ATtzlp]yLLFC}Lc~P\\ANEwNw?lNN~DUA}TlJUPqH`ot{b_NFRwh{PdiuAk\\wBhQyaXiMO|XJ`\\BJxGgRT]N@b_Hn}@lCADz"
    "MBCi?p_}?OoQCmqVxqgtxNRAHr}LGUpY?aSfNMSLwlUIK^j\\D?xzIhGOjKs[ykhLjqdzU]G`^@OVyuy?GP[KgmCWFRsp{_llTC\\oJULSj\\mW@ok}"
    "DLomKZpZED|?QIPOOuI`P}GlIdzbAW|QxsDIDuhkp`eZR\\|fS}fpBnSoN@NsDC`fBo_ayPjbu@agRQsK@C[r{LnwAM\\eHkNlp?`tD\\\\MNrHDFM_y"
    "wSC\\ppxcGB[@lL\\IIBaQ?e@@I@t^D~swxo_wWb|\\Qal[CalnMA?n{a@cxq_zNP[StN?p~rTBpK[gDQ_fHmDLu?KHKBc`}?OyJaQSxngwq|S`imcQ"
    "qQOw}NHEICp\\DBDmLpx}SAoiAPzzGr?dESEVEL?ysRCuF[SjZRWFs@tDFrlEsM`YyMnAyLojMp\\U|phS?@PxAcCWEAOJ~cwqGlPID`go}AD\\C^`}"
    "MnlhA?K[~A?T{tXUM?O|@BXDysvw|AtPw@TXAnKt@QHeCmHbSowmow}^vRWswSs\\q||o|MXAz@OQ}iXBO_X_?pgVJ_SrDOodyPUGzpyGx\\{wDbv?"
    "n^iFTs|{GoPqASpYL`P?F]kfi[kj{@W}vogS[qlHnY`kp^~tBs@]l^XZOLtIuSsFY[\\KNB}@M_PJ|RyflrNWD`_{@rHWVakdOsT[J_Koq`Gzzg}G"
    "KM{fHUp@L~UrQ^JyBm`@vn{ew]{plzC_vnxlyA{Tx_w[NdCKCqwxLJkMHqWGzTCn~?Lt~`g|FM|yrnsG~ROiK}O\\~SiJEos]T][UGroy~b@cDMLi"
    "{MXqBZOmD~lxoS[{E?xGusHQ~QGe@OqJwbaI?DKMuo[svs@L|N?g@O[JEosMm@[pOc{rCac~|~xBKmXTsBGmI^_zuSbu?T@O}ByPzsPQtpSkvm\\?"
    "ExbqYLlELP^NHzKflCSiXm?S@~KNwdx?z]L|@TQElmG@GUmeBul~CvtSOsTbElzqA~xEH@qiC~kJ}`XfEuVq}Ok]V?DIIaXjm}PeA`ohE_EvBPRz"
    "PQ[KARb_f]OlITtlusO{AApUxrZUIqLBPC`zHrOOprwB[`ht_|oNIi`~F[LWUQK^K~@_\\[pWq_tLtoC\\jQSyMbsRY^t]mb`]Dqnxxzh\\SzDkrTs`"
    "MSaR|aKhj`l}FB\\cx]jCTaDUERO?x@mVJVEqSaZk~ufVySh_sQ?aKRlZAl]ZPnp@vUoLApAd}Qj}~Owz@yqLJqoCvloh|TkyGPWhI~LNzph\\|]{~"
    "}^|QvNczNrcU?O`~AAGX}O|PCMvrK~x|@}pYrag|y}l\\~|hlC`iJxA@[G\\lJEc[GG@pC@Qs~|uly@zgh{^wYB`lbot_BzPclH|[o{?TMCok}NMGd"
    "uPsbnO@JDbBns?[fPdPhIBM@K]XYxsOXLn@@oQHiAko[Fao{Hado}|leLI|hzZo{Fn?ES|PlEPciGBB?vPMEyS?iPo_XB\\}NvmsysNIEGicxCi`B"
    "}scdNPp\\ipOMCrZ]APWiP`DbQ||Dvq\\k{EXtrpcjyOcr?owePlcOQrooLl_t}A[F~OL`{LxB@j?hQ`dwHPKJJK@KEngAXMt[tdcxJOlb@@XgETJ|"
    "NB{bGMvu}N\\fxQam|oGl@jq@h|?`Bztojk\\dJSoCHMGquNsQJSOOdJh^JAoz_s_oFblm}ChDrNe\\zAY?uW?kqmDCGcdo?@@cz@pf`_tEzN~gHqhf"
    "xC?VH`hA{Z@a@n@\\CPBAqaq?NAGNM`Ha{pQLOEYAsohsPSSy{p\\~AcDlGcCRAtxO|cdKkoT|JMkpuMDnAk|P{@[}|MlSE|`C|~pMBapIFPgDvOlH"
    "AmCvH_SWw_?SDpGbvn?oH_ceF??jz^xVy@L_On`UHqoxROXcT@ouYa_QuaXWLpmOqqOuDMxc{``gIaLkwL[RCQ_z~N|R|cJj@isbonlKN?UAjZpc"
    "~awDDdsz}]KYRw?mhFdo?t_O@r?cM^xKJ_G`@NlmuSTtlQ|`Hl?jAQ?q|@SlKbsr|]\\V?oYSEaCz~`wYDRP[rCSKiTdIA]|{zMs|OlHmSCmDxlp["
    "z@@NJO|a~GS}F?Dvr_coAA_^|_sSB|TQuEDYeRbnE}U^k_oa{PIhCB\\G|}XRC[\\OzSXYhdF?vnx\\Aa]EmN`azeTJIlyND?OiLlXzF???@dk^Ep{m"
    "q~wnp_CFBA?TJoTevoG`K]|cH]pOVApPMO`tnldTRRwXGQ_IzsSnSlgK~P@Ao`Ly}qdX?`h^paWiNorbLlO?|P\\MBPXeslUGxpH[_}WwAm@FxNiX"
    "|VCjopGYm}mJRksXHmXrU@GeFPO{[`SuyNoflbET?P[mslO~}dTEL?dStC\\N{AZAq_DpB?\\`FSDslrTyCC{h?bl}Iblf~^Rvto?ivD\\mD{pSDcdb"
    "vBkNm?GP@rtS{`saBawTIb\\cE^_SjPofN`Py}O~OFwTUF_X_M`|UGo?pFD@CTAGQOydKg{l?S`H_?HE__[orO|dKHKxX?eGq}RGwGAKjY}^{A[?w"
    "BQDlyLHOA`TuDyHewuRtDpbd{A[qzpsps@CcS^llJmIJESB}xr@h~sb~t|lFIqsABOowur_~B^?_E]ctD^@iyAofHR@E@n_uNm~{E}|n{avtH@pM"
    "{pnwF{Hm_zQ?xC`Exshgj?t^qrlDx\\`z~D`_|P@PH_fXNowirn}?xnL~tUBoJa{}QL~}D`kYQNPz|qoaVkH}}v~ohASsLOLAsqc?BngnJAiD@plJ"
    "NqCzFiPWFmlZzC_x@}mIEro^Hl}hAcCUnofBts\\j_?@qz~mArPnlRIuOo?P\\oSp}J~CzH\\EUHpxwvOa`D_gOrR]?wHhs}ahfpaz~JRWqkMlBDQTf"
    "A@lxtCCVSRCpo_SjwAYEi?zo?Mwy?QpFO~\\QOTH?I]{{x]XrwrgxK~[vHBUQDS|JxNO\\B]LaOMcQD_IHHq[swQkywttoUo_|mksOGjHD@||N?ASV"
    "z|WPs?Vv?}{rqbHmGcGtKuk|ip?`?^OKBPpYB_{}~pp@qywfA\\]V?\\HFuPod{c`eCmW|@CPfzP|EvDg|wq]^?UiG@ODb}_gT~PjtxMlgA}c~?LxB"
    "P@~A{B|G\\BoB?NxvmPHdEA[KzbELI~L~DbDXt|?JjjCGwCX}y~XOIcCyg`sGybGDD__lJkiCD`XL}RGymqyUyqWexVmwj|HhkpYPqC|WGeKz~R\\e"
    "N?X~tJ\\?tOggMASzg_]UScP\\B]gMCIwYVzpUtmcFF_Txm`Gl?cLn?at]N]OfzFCmPKDBrZ|rWPLkCaNxLbYR{pguCO`@qRx@A?\\lCnpuB~DvxIOk"
    "qQHeEziOcqkiCHtfF`ZPk|wI}QyiDjxd@auBX~cDIcUJIjbqDmsVArd\\y~oZxNbnUsI[LEq]zpv}y^eBy~AjDbweJ~rSjAWQwi|jVEoUI[Cv}KRs"
    "n@{BomjAkpc`qB~cIe?Rw\\ddFqCBjmSVHN\\EFPzAnM\\oMnuRyaC{k\\?LMwLoIt|vSUpcGmx@HRUQ|?PdpssfPAW[?AliL`s]ksdg?akmw^lwIB\\M"
    "KnOysRqPuA`evPCK@LztF?iIEqDiM\\`PE_[NuN`Xx}N_{sOwFAobArkM?phx@`uPln`]FKd\\iLds~NhpKOcqB~hRAOf_|PkhlN`g@~dURS\\E{JtQ"
    "BrpgsqF~UJ|~wNxD?OK]BrDWz]XSe^O??RLC}@Cp~GP\\v_dp|APTr@Wi@`Ob?[xFuL@^pp`iMCxiGBCUErHi}z[]Udc_PSL{xoTMWT`OyB|LLo`L"
    "}cOe{zGawNtZ?mZqvo@@Eohv?^g{{BX@j\\gt{B[rtSLSwacB}OJP@?`OC^KfwtP}@skI@`yoxBTDEdL[tlLcT?HUFw?FttAWU^v?vtuAyZXG}q]F"
    "PxQ_qNzAujpYBQp}sPfM?R^eHe^o[bk@E?SSnOsx{@o}YmSp|G\\o{osNyaCGust|{oEZJMXmLpl\\J`L[uBOtL?Sop_tMybyCBdlH|`Ht{N}gEr^b"
    "o?PDEnTUhAopx]GKzLSNi?Pll@PZsdpRFotbE^wmLQxhM|k|ErCwA[gfT]DeIAs~{@D@xFHHFAg[y{?^tq\\i~~@SUa|~H}WuzQFiEUg{f\\ss~s_]"
    "p?KMLL{eWA\\q|d`hrOLiJ@hOyQKgIP{VFOf{wpldRaCn{q@ozmqiGP_xDBdgAn{bTPn~p{w?Gdwc}[`Bkbzu{_\\AAps[zOUQyr`ZxP\\_FncKJR[r"
    "hsdqJ~Ghp]cDlooQ{PxMKT[iwskoIl?_MPWzK\\xQMnGatOdMrlWPHtK]?N`LM@C]uLlV?`sup`@`~pC[vT_{BsQDKtQQPBXW~asczs[|}lWruSCg"
    "ydtP?_oLoQPDxp?JD~gsWAkh|CEL}n|M~]XBDT\\Trg?PERcoGRpkoRSVx_`KM_{cBCTTwSXYInWbFqDJP{Own}HgH~aAn~`yx_[?I?|CauGR|PWZ"
    "vSdJEOoeHK_E~^seIPWxG|sjB|W\\WQS_JoLUL[@CDppS?qc{Hn{~uOHA~ATXv~x`vTOfIcPSB`[zF}|eLn~oLbs`y^heDPT\\vn@[u^`sF~\\IvF\\u"
    "wQOzSBN}rPTNHl{Rv][hDfXZBs{TIaTx?MP{zL`ippkw`Q[xvk[Oer^dlcQGMSpOFP[@MRzv}Bg~~sH^HahJA\\gY}@boP|PDy``rHTPG@}p[F~CI"
    "{|{yI_g~FP@Ks`@aApsz?n?sL^|Ky~Gli@pwB\\oAO@XAmNdvEPC~zrLASP\\JCCspJm~?eabtBn@_}AcpIQdYBtVkN]knvpg^k{?^JLHdC@OUP~iK"
    "F`cjlOYGu^@G|LHsrpcjxAdb|lLf?P\\[rjoeMTGJzQQLG`LJKQO?GLbODbLqHruAEqd@|?hP~qzI|?@k|NjyA^G^|ateC?kCAQhr@LNrN^LVKMox"
    "Bp\\[o?~u}`thGDSI}apTt|KL?|xZx@xBzOsZvQQDuokGi[{|nQ@Zsqg|GMwzCmgRIqKYHRLRokpWGaCRtOH^G]WLnohzNOk|BRX~D^\\t?PaFx`xA"
    "}nN?tbo~~ogtw~H^Uc@YNa}BBpS?}mDUt?X}FA^xErLaB~wMHa?h@K?L~nLeCu{@{`Pq@@DN??\\iOmcnKas[AqkF@~`Dz?|WsDHV|r]AHM[}M~Hk"
    "?c[ERCWsw_[qHQWhxmsiEO\\V~ttp}|lWqpnZ?U`XrAdFIaqSUO|J@QTr}O[gNQxF?OH]EbTY|PP`qTwKGAKC}`xN?bF{yEb`KtZz@^mREkJlQo_g"
    "Hq_QJBlbtcTMIR{SImx@C~GzD`?OOO?yBQGkJMKxN^LIq@tJ~ptSw}KZJogrvbKkA`hlITcO??`Z?c~tER_jxPlguNc]GqtM?D[Wq{tZJ}CHqMxY"
    "RQ?}Eb|VA`px~_TiElcvC?uYOpLLCnXHn?tdBnTRURxhuQPcwB_Ws__v?n`HFbL~CPQAz]B~~~[I|cXm}Rh\\Dmhi@ATM}@KvH@pswPtNBQWtQ}MN"
    "|o?X?NGZB@cDxBMBHyK\\?TPYBUSkD}\\]?AdxFmMI{}D_l^OzxBCAItOcEmo|@}dMGqdBJrNU~moq{PCrIO`mHBG|CqhVF~guwsW?{Z\\Jw@yH~~x{"
    "~qS?|~HJHNtK?FPUwbcme[dYvk`Lx_lS{~TFoq?cAtL{NQVzv?x]wQOCtekmKPkDuo?}s]RyDBB{ACXlE_W^MAWrBqDnEmgjxqr?G}p~y^hZPvCB"
    "Pa[u@t[ussHHsrtKCbmCxODeB`gYscGL~Ds_H`{}jp^mEqsDEQKtrjou~uDTwNtKBbpJv_oXDR[B}PPFNcYGx^hWCRg^A`wcz~gg?`PBJA|JEOSl"
    "rKwmDoPwFQClqa[PGBWht`u@yQUF~LTf?]wQHqlkpO\\Dz}k_?OnyG[`AKqwbxa@pFaSzv_he{}aRNbC`xboz?BwG@N_guppk}CXkwmPdSBdfW}Gc"
    "wpGXimaIw~oMpb`}yOgt@k[OGpTrxl\\sL?p_@AOuDqXzInOe}oLWCoxAGPdOEM@iQ_PJF~KkwnUJ?~SU}[daG}T^kp\\Xkq[z}BoA?~Gl`oeew_lB"
    "CTLflOtTAN?}B~TNlKK_@|kgyrlLA^KqHlkMoaP~qre_DmgzCAHs}C@kvL?SOE~}lOSvnR?eEmXa|oSmr|?`w`CFsOXENPdaB^`@|oCD?~gt?PGV"
    "O\\?SMN|QEQqGBB~l{aX?oBt@}utE@[H\\}MHZQ?btG?\\JCmTNBmpkX^B|DRowE^\\^?otcA{wZHNC`EA|NG~lO~PLbwasgz[fouBlFG?L@@ahd?}^k"
    "XtCh@N_[tlhEy^CqC]x[M^wvL`shH\\CjmQo~ION~APYJL?QUuPozxpkbznwAGA_?H_lNtSh{AaHAxMyOHcHwPpXeFn|q?N\\NI~wXGN\\f?|?qvRSK"
    "{~Vk?RTa}mDKGPk\\|`gP{PHGGOCa~@`pjdpTB@?NWmQNs\\_qy^[y}aSL{ocaNSsPPqlTA?VyJqrw|MhRNB\\egcsIx?I@T?Cm?}\\JD?xTuDS`ABkq"
    "tM{bJ@Dc?O\\MCaL[HBhNRDLiztPtK_nw}B`Dv\\kQGqOp{pGhLRklvlJtDOiHraomG^YFBtc_WAwyJ~KntQ{?DEiEJ~lMzn|O{SO_Jl?MGo{_i|Kg"
    "DJ[zPbHIF`O@LsOZyq\\WACwz@po]I@|ZEpt^xSwMEAHbDPKgzSoxw||^}q@N}rwzB_Si{ZxzE^_yIRW]AR@eu|onICUel|diHQBoHspAAOCmwphR"
    "zaOfLdDK?PcP|tHDJ]hGysf\\{Bkg|nlBwtozt\\cdC}tit@phtoWeGqCAD]ftnrO]tCx@I`w\\t^`cwOgnL@{qEqckw}USuAxP{kCfxPSRF`SNM?x@"
    "OnKJAdPH~QsCpA\\WPc[Uq_[{vc\\eF}HIjq?TZA|aCPhgvoSm|D[Rvs?YxptX~]chVEk]up[jABIsBb_y@MSpAjIFxNcrZBwjyqPP~CktzaPMBN@C"
    "zpW`v@TERQLAkLde]lr[PTtNCkbgDDDgfsXn^o?bn_\\NswW~_}xlmq@?yw~WR[_~@KomO?ccrelcrdJd@Ncjt@SRV{wpCO@_geH\\mPOCZdwhy_@D"
    "C`LM~qQCukhDuaLh}]F~zcGKApgSDQTg@sdB?^_EPTsePTdVoZPf|KN`xPWju^XvKC\\|Aol~|^dcvo|ki_`lnn\\UIoIVrkh~TeGticmKFmgRC@pk"
    "D~x[iUCcFe^A]l[TAInwkPdUB?_p@b[E_pMbdUFAaw}Tr?`SKDDCnSYQr@wWwsl?E?}nG~\\{FrGmri?uM~lCRTGJH^sxbySJur_bs`]T_MlsHNob"
    "}@HFW{K}o^kkN~wbJBSF@yQd\\xFpTNDVB}hZWp\\\\G_XKQ]LWra_Y\\JMkltH[CUkcB{OvmlXEOmwRTbK~kpsQz{\\opAsx?smRKDTWzdxWxAP_t|Xc"
    "nP|pslaQB][vBBA\\uLDkjQ`lOlCnuBR_ibwdGZtMGE@??^L~SY?t?@OGE_wk}`KD{?Arwm[jrB?iJOkGPs~yhs}ko}_Q|~{~vm_iOSXnjnCnkTHq"
    "LEG_GFgCx\\K\\@\\[|HtR}qOO`?oi{VlLayaG]@AxRDMNeirH[AQDvAU`LdnmKXpXIvAovD`wfBn{cNP[Sv[iQDTHiLPLQMjouvzSI}Cs^n}_|z~HS"
    "WC\\HQqAh|PXLIBxqzMOhCZ{fUQCizoQCO}^?x@]LwYXAQ^PLI}B{vLQBHjtEF_RcQrGgJe|Epfg]CzMOjXxdEToFBdGlwNVYN^pBt{jyQsByTRWA"
    "t_CLHnST?s_^|atBFOfirpkn|tC|X^_ux\\Gc@__UBpT\\i^eMIN{N@tHrt]|oe^Cis_D^C@@TVL@E[MF~wq[RyesenTt\\sc?fxAUOkrTeGU[fh^`F"
    "`SIN}[aUVMOxiAtYvw~aVjsx~`pu?CLWRlHxKCvP_}hp~GNVT?Kr}@]EG|GSKTvrmQ[gxp\\Quup_}vwAkNTbomrPoMgdeUd^JqtjFd|n~lgVlPR{"
    "UJdJQ|mftW?WHqaCuNwHTe_y}CTSwmL_DQB?He|Vta[uCnPPEESAvTjpnusfPSORD|TCFRHX@OD_yn{oMM{mK^LizN@zm?NyqcOEIPxOy~zSXq^i"
    "{NDdDR_axsHJxBELHsCVBPC|pjGbE?|\\PVx[BEOxsmCIqLhXz_YNH@NfxApGAzce}jt@tMTT?se^C]vylCslDP`|J]z{xTKadkLVA^?mvmyOQsOr"
    "n`@xO?Srx\\`a{l{eMmx|C@xMOBj[uFHdLf|[CIjfK|Ggpr|Y}LbADpTkE{XDI[w|oSppmma\\q`H{|l|vY][DRP?g@PgwB[OkdokCLpdyS^@?CfWm"
    "vUEZgZTUy~fAT{@oqcO^}nwsoq[fjNdmKBBX?MOWw^OVK@tNytOutNKZvQg`HAcxNbTJCrPz~?~xzQ[}xRW^TLefOLmNx@NfgrFSIJctxmGg?bbP"
    "Zng^CdiN~]HOGKXy|R|MspwrwOhdDQd`GKc{zCWiQ|Gey`xCFRsrQKC`?lhcm~hEm^F~_t{Cl@PRwoKfUmk^raX]{A\\A@eW{KzpIOD{pz@L^[@n~"
    "tOWyjvCVrpSLDA_[{}Ss}?d?sNXQXqDfOp|H?~onypuboFL~~~?Tv`hSJ\\jaIP`_jQl^?[o_TnflD]TCEqzp{eGPMmWJNrJXH_DuD^gi|BdLCD[p"
    "p_c{w|xHZ]WrgQ@^iRGrVyp[v\\KFJIWIK{\\VMD?OtN~Aneyvw?hMBtu@}L\\fToPmC~Pm}b?bF]FAvY`WPC@wPCs}Frbu{U`kj@TVAlWQDlSFzILc"
    "}mW?y_XsXna^NHoGAlcZ\\DCbAPcLDB?[{PV]BvJvqQ`ByCr}Vmp^tmOorPD[Ho|S]LfY@?kZnc??o?GBNO|isodWy|L^PnXUAO]Jg@gwvUAyzNdy"
    "FqLOnqaxv?xUe]AbqTUr?NtUE]qUwrWzKlfwSLNlwbvL?_k?X[OmjeDSBp|}FFk|yTDhg]hfJnK~z?uSRl_[@bTcrbhAySWTQ`GYsnpIzmWYC@Sw"
    "N_CzzpTUERWszKHNi}{kJsWZ?e@}FlPGJ_Zxyj|jMudS~^koA_iOJYkkJ^\\dJ?gYKPeHs?DcAqT\\x?hfpCtMX|?xJ^c`IacTopDD}~PtE@B]J}}K"
    "I}@@GL[jo^|k}}HoQStT{J\\A^n?[{Pvy_?fA~UWdf@zcsbSSMc]KK]cwg^trItgXOSm?uL?lRqBxjlhRks~|GYhxh\\T~{\\Rh@j\\uKW?O`_lNF}Fg"
    "wF{cqjdc|bLTzG~~kvw^oCNejalzx{|SiqHTsD{eF`C|OpKrE}@M|\\AToBO|FRkOn~kWXBFyltHl{@dbN^xYHdBA@RWl?^k^GdwRyANA@FPiMQWO"
    "DRHJ?]ni@Bgsq^D|B_@F_?dbvB@laLF^EIN~pbkZrkSpQAC?uR[}rSCUuLt]noMHL?@Y{NKayn?}D\\Pw~P\\HG~X]Pc}P`_^||n\\YrROmC]kaTQGi"
    "K[Kg@ShSs`xCAMu[hQxYj~Gx@oLLRn^P}UKbPr`C}OqC`\\~`yutF{@[nHG|CIoE??ncurA~hBotgXrwhKfkhfBddBAlGN@wvJrsiN^sEzrDjD`tK"
    "YPKnqaABLQO_rRXjzB|@~vDcK@xe|qk?ZsDgYKdYn`Zb}\\SBMP[YGw|ozaQID_@x{gHrN?OZMr\\DA|POq\\IUFoWPMApPBrlhCNbrxRTkwMWMCsi?"
    "MOuINEkHqMbl~Oc{K?@v|@CERMd}NmoOkmdQ}^\\Qy`{@IxkcQfTEkdh?F?muyRPnDNhFFo_^YtX}qr@ENjtCSl_LrkC^t~E[Mc[gG_^yoJ?WW?@H"
    "MQPRnbdy_pohClx{BqTrartiRwGnYE__{VjJcNrjenXOyLFIL\\?WxpO{`\\L`g[WUGkb]e`tpHqTVobdOINCUCNiWW^cEyjlDDAIkAS}{JdlyFlp\\"
    "phg~AbV`ZkXakUTglLhKm^`iJSo{TdqJBdmQM`jkSh_CXNfAOqOt_s`QjIOWQW?xKQEA@BktiWa?@TNpHbF{}Q[[cMnvXd[n_hu\\PSeJhbW_q}ds"
    "j@_JSIHIXoVU@V_D|{`Dt[\\@wD[unkCFp|iIxsCKuzX|IwLDuI[{MT[JMKuHAM\\E~dTm~K\\J~XcmKSwRMcsZAteQ|fHZTwWY}awqpqPgDO\\nn\\xK"
    "ygW]JCKJ|lEmPiC_yqYC|ipCR_VjvawTxKsnA@knI_ZR\\E|pDkBNsl`gBnW^}Lk]~|@^OsLjETdqHaZ}NVAVm@ocInTez~jJnOhgEkCRNLCRl?g?"
    "AbKlATTp}}zo_{Crv{zT@T|b\\EKXL|zwWeHNi~?VcoDUFbtpYilJWR|hjTLBe|GzNrLgOV^\\cdow?cGA\\aidQjsELJJALpIFDz`GM{LiKBb|~CtW"
    "q@pFoJdMWCsmhcX~ITeJGL?yA|HlIdAHvP^`qNZr}^CsiuTzotJ{pWwnBVSMylDhRTS`I`]phDHa_}Ahp?WSXAS[pRdmnni@s[ZgLRxNHe{@xehN"
    "TpPHPdiowbsLtbVjUBHJloriJQiWtlgo?r}knl}kIAmcSoIbMbsqD?WQLt\\VrU[e|@@bvbdwGObizo[iDt{TLavpKN??DlU\\}rTKDLbdmOgukcA@"
    "W_Oz|kPAx~dafKcHyC]N@lWdC{[OIPWgomZ^|z{bv[a@Ms~A@sR~fK\\vpqRXtCSftoQU?kDGN_d{p[AtP@|~vfwv|aEKyEdVzdpDLhLPILGerdN|"
    "pqJbWLsUXbW{ycVmJf@RCk\\be?tlPOWqJhGfnqQtAW|QWJu`Hx^qdUMFMnHJt|xCvLofBce`CHDAHl~fUAS{t@\\}FZsm~{cNF[GTtCJq}sSJuax\\"
    "JnsieMKZY`irf~fxt^cGz~doFq`nDoD@L_[SUo`BA_HozNWm|D[L?ZDD}mU?rZk~UkWt`W|zJScu{_oTSMdqnXkjDnPjC\\PlI_sFVt@lDBEb?}NY"
    "y||Gq^t[|naLmc_JoMFDxlK`X{cDrpkZpK}Y?oXBJpLJidP}|z}@z][{VK[ov^Lcvb~SikWngOdFWJSmurs?EQ{t`?XOf}^}KmturptmKJo}MvtT"
    "CADRwkAdlEH]|OT\\i\\itJzzi@~orHm`vFl[lN[hNrO]Q}[IUkL`gvS`BEVdINg?f~o?aB\\`M{LzktJlEVMhyobM@F^k{p~O_FMteoa\\Mx~]i[@~m"
    "wbE}LLL`tLH?iuW[PPmaqExKLzPtqK`[s}gvFUUa`^`mcc?]YND`@pdExXGDLEVAOPgsYmb`p`LJvR{ADqM^cMa?Q]P{_scgyUoCfhD|z_qBY\\a\\"
    "XsWz~^Td@}ZmjDhjdpT@SYsXP]n[kFlnHo_cqNWPICwZAA?bJB~jdxFjEzcdE^x@MwxdhsgYUakc}MVEyPosjrBjP`_}_vZh?V~pxaw[`UfyGDdq"
    "MC[UjCgx^d\\YR~lVw~KPyR\\`{Lo}nOuYBMagDa}\\DzggmrbhEuEHNLI?_K|jMnWboOkyIhuSg_Qy`\\yJ?K@rE[EZKaz{xRw[|n{T]jNsDkNolQdV"
    "YqD^HRl@JiTXP@|qCmlZydBxC`OAJU^FetWSMAf}g]@XRkwwIT\\VEMbrYPRx}ykKQwxRQRVVeu`u@Qntwyx\\~dIJmNDOGVqZjLw]xNt^QEKgq[`}"
    "Xoe]CxGDydTCACQIBOpjmF\\{z]`do^h?@{xyPCsPRKKDCKnAXK|]TUgrM{n?UkBOI^Oe_}Y`xOn~IB@Q|^hWRC_DM_|veBDa}^{Tsu[UnJgTJHva"
    "On{BNE{k}?PuEtr?Pk}xg@zA}nxSprEEMLxm@^TKy^O\\Q_dyrdCS~k`UKddDwBWItrdttqcZlmvvv@@dNa@aUiPoLS?Yq\\iVAnTJXn^o`Wu?ke[G"
    "mOLu`W?[TqtyzMUM?YS`@}`AAz{hA`JAKI{?tkLwmUTAh{HGsS^a_]lnsU|OVpLKBhHEG{zFMNjBkRw@La`c|jQP~kWo_Pk|Q{tENUkc@NNhCrjA"
    "Lj@i{@fps~LxmHD\\KOh`FMfuZyndVUnQqRZKGCBuE`C{sMcK|l_fOetCBxbmN?sLOndNqDEHUmo}D_|@rPaAldDsPXYriue[OBHSqg?ICFKcbXjZ"
    "ArWHaovTP@IfBbXV?kpxZANm}NcNOtk{JKTUy|?hY_Ky{O@mNhFwFN|MxPsxDg|dAZQlEG|LPPatgauQ`_iAIRmHLXh[On`Ik_GjkP`[PRE@U\\o@"
    "sNMQJqUTyROHGTP|FOs{MDaGI@oqv~msH\\Xh{?xoIiYnjg?_wef]xa[c_[JEV`w~EptvIXGDN?Cwe|Fl?@?b?bH?}byl@?[bs[YPKSlNVmC^FC\\^"
    "EH{BZq_jU|q`W_SVyr\\NOnxjIijZmbGX[J?QMcBcFg?CyF{Fy@zkdmzLHPotgkpQ|sCHuTwk~EG[?|xKuHGavB`pz{j?tQDTC@TGm?~AJodFzdx["
    "C~S_i_koGRRMI?{Ir_otbFfAIulBX|?YI\\MklJ?lpdeDGr|\\sLPHzm@k|Ty[HoT`|l@LftPaWoYSw[~kAAwsCowdl{Pc{cHKEvb|RUcpqd\\QLC]?"
    "D[ruPSSv?KKQ_s\\hC{kiKC\\fKoH\\AocpxbWtvBWDLB~cTu{{AqbJ~sDossDsduKo`^wAIToNQk~yTOks^]Vlya`QC~a]rUWx{ptEBMjky~xHGocg"
    "EMDzTJQ?zO_}qpl\\mP]?ddc?BGxoC\\|hDUK@PJTd{{nx~Qoq`[]I]rW}?M^oAqL[jdOZrNSqjTsGA[na@Dv?ITwyv`dXs}C~tqlJCnc{VNZr?RKM"
    "uru^?HFnFZ[`i@Odl_yI`UxND]_zv[TwwPXkwAtmGqcQJQoXRB^RBrtkk[HgqTn~VDtOEl[}qSNpvAVrP~yDzZO}KCEf@~_cK^H|M\\CcRj\\MIESs"
    "BCBZfaohA_@A~`kYn]}NUspxvvQAGoG|VNOn^qlQ`T|v_sqGM@Gv_xnYmmoYKixCoqFvHPXX_rXMU|qfAp_MplkOEVuXC@\\dMp[KBLmGBlrAKLDg"
    "Ccfw~DCWDq|Yno@Sx]tfG}rmueA{{QdO@pKQXo_htsBACdl]qBomITDbJ]SiA@}[NUZuxlKvNqLSTPNn|^]U}}Z~S~GML|tEIas[BM^lNtwWPZ?d"
    "OOIQWKkVE@@Qsn~P?mxoluO_EqZwH{kWBpwlyAn^zHGEvVu?M_UGDpoDAog]`P|MOBnojZDQE?{q{qDAlfU^L@^_vkpAzsrAODLlKSwV{pnAztyH"
    "xpPOLTcx`P{XsP_OubSlpAtzsNkuI^LQsLxACZfwt}O_wl@rH}?fGnfPlcHLX_}GroQaz^s`Mn_HrMiGMl|BjTFlgLcBINPqIV{Wypm^XKpV@G|i"
    "NvxHx]s|_t@R}oWRMrwOfMXfIc[Vu_kwJkE}RseEkMXktz?vlmn~MbC`KJYsh~cK_}PtHpXUB@Xby_|BGoL^I[W]EADlvGJwMJ}HykmBhbqgDphF"
    "GFa\\|lyJKUTpFhxiCsbAu}Z^_RaXciDfu[oSsedd_~HhS^{~xmO[{W?RxBoTzW|e}m{DC{Oe_yTVu_rc?l\\GjzO?tcP`ej^mI@~gmnXH_~MBpP[N"
    "VMlQgmgkGAo|x?TN@WH\\rRwZiFU]FM_jr}GdIt[lbTikhTNADA_L^p[JnBf|zSrKspPkOpLdASKa?~@i?`teCmsC?bGwz?rAiOlgB_]XPjjTaC|E"
    "{\\zTKnj|dkaFB\\tdbqyvywjNERDWwMkJMrw]DLSxXZggSJL`BMsF[~~MnG?Z\\c}\\ATrymAGKWpsjk[NxRNY?M?s^\\r@nJTlP}`U?@ASVvqgvy``\\"
    "BPMkAg~~PTYWJmzoN~NptUYS}~JOKafQXfc|k[r??qsl{Z\\aPpiDqy[UL^d\\?rHWJ~Tg|cW{WKXw^ZGeP}xbNDyJPACJmuTw@ejgushXknlUL|C{"
    "VP\\EzeALEJVwsocL{bGQpqHxrjC_n?sAqbsUMnPXRG|KCAplDPaNJSOxVBk~H]||xPJyD{cnxPKmADLECO`IdktmkDD\\B{uP?kyf~Q^~trwhMAxV"
    "L\\^yFegrBkMCd\\@tZEbmErJiCfNBLnhUqlN_sXF?pPkFBkm`CjxR}ATmEw|aOsg[P{`~Gp?tC@hJoTwCNziIQR`zu~CsR`hoBL\\v~w|EoQh`YVM^"
    "AcwUl?LoymsH``wy?pvrv}tTH_CYTfGuDBvxjPy?HqgsDBm`[Kx|sbFaNcT`I|q[{vO\\Gfs[}m@`A|tM@mKj\\mwOxphjuc@XFr\\UqoODV\\r`san{"
    "nkYlG_?GV|hQb@tNqbKN`Q`VAa_n@\\v|DwWB[NW`F?\\Wjr_dpOw@QQxVl?I?DVCz@MGz}MyKhLwJYvh~GAm?EK`iFEhwv{cWmbA_qLK{M?H_Z@Xz"
    "qw?tyMzAENzWCQX]xrdNREPIIblAWm?fCljlr@]?n~tkugTP|`mn@@atAQLnvBH^CUIYI}Tl[psUAdlxyRskbhGJTOsbNNDoRm{y~KqZu]Sho]\\f"
    "zjD{TSpTgPCe?jcyIrlt@rZe|ZTBNOhB}[aegSFsM~XkqsX?ODlLFW_EZFK?WQGt\\a[awA`otwPCxRDWKDZoE}AC}FWyI?MXtApgDJlT{~VMHQ|H"
    "`QhwYtpDuO\\YRKLXryiLttENPtB_[yF``]A?hT`@Tn{RxcDzBQeH`QeiA{uIz}d]vtl[F_r~EiiPazOr`^jJ[\\Wn`SBLsfH]nxFZodWRFhDsPG?}"
    "A^lvaDXZ?hO|{dhQ_?VALHuTNXkdtlnAV|q?OXFxABRS`UmDEoh@}MuuwWAoGmZA^{IYPadicArS\\MF\\SBQu`[fAqBrpbIKprcA?JSYeuMuGKg~T"
    "P~ZeTHyRKzVrig~Y`\\RAEVnASo]_@DSEW||EbuLJSJFt?B@z|HGl}KkAnasRAk@NTNEsI`[oCIX?lZh^BoxXUa_HPDQnOa_uzDKLk{ffySXV|[?I"
    "uRo^_nC^VfkKEPUG~d\\VhMCnErrA|wFNxxlOVay?{pUm@`P{Ixcz`XDID}JACAoR_zIVnwvRuhGtKLE?DQpec}GDufYy_pVeVU{x{w~fsyNawtEO"
    "?egBRcXtI~|UHZTT_?ctv^]@jsPXn_uFCeu`pQ?iCHEj_{?Mh}zJqgcMQNpAsEu?SaUv?XGLpW?bFHGU`[gaYFGZ}Llcbck@lY]PW^Xr{hDB`[Mp"
    "T{`kTb@\\Z^qbxq_FxmYxM]iHjs}?jY]?mncHar_UYYBx`XEMk~ilsmom]aVjgoAawiLwBOtPhBYV[aocjyFtTRvALTp|_?hWctTFKLgYQdcRLrMZ"
    "UWRABlE?x]y?@yHnlOKP|AxGJw}G_XnPIhEmNxGn`XF~in]?KW?_oPJ_hcHffvXj@@m?td]?IzcllaalvaCJ~QGvqu~vBHDVslvLlYEfxxcSNYE_"
    "gRbAnS@nlmq_}~CpCC@F@ESouyGnI]tW|owY@pCQO{SfyNK}uAchw_pboOa@wphcL?OQM`yK?Noo??\\H?QOGrmsJZtuEBngSAPuj}?w]NRKAMntj"
    "~awmBO@C}o`eGn\\gzsLgv~@FiY|`ra@LWbsjP?]NENCl^?toAlkzr}dgt|`vlP\\Dr[kt|A?DJiHPo{oX~P?aR]SSA~hcGQOouAVjLZtcsnCWXUdv"
    "~PKbGbiArpS[PSNlw\\waH~|pvrtHJb@pJ\\\\iyn~QNUrfrzkoW^?unBXCw_oXAq]?AZ[_o[GP{DGYokrcwAsf_`X\\FW?AtaXVvHDEOooLHRD{h{CR"
    "DeYJUC]?L_Ljr{hNDqUco}InX@Plncv^}BFtUdN`GNLacJYFC\\|fDzpzmudH}KaCNbgm}bjvsCeR?rLM][xXK^h{Dw?mOsKVAb\\xtq[}k[]aI}xk"
    "Qdx{WRDDR`grI_\\W@?F}yT^Xv@x?zOs|wCctKNCWuojcKc|\\KQdUmA`LCMhZBpCVW^ZqI^tnG}vAE@xw{rcDwaodrWHA}@{oyND\\K[W`RZd^pXGh"
    "r_lX}@S~O{Z[D`NdyMXSCe`@z{z?w?wLWNtMz_sS]|oQ~sTSmcXudBoxFm@bQ\\THzp@Uo_mGHNOvJ`GrrLsyGpooSqGtwChOuECU{Pw\\DMB?^aBH"
    "~A?{@s_z{uLdt|shTcGS?DhYU|hbv?br|dH`eQGbqC?TQstKEcAvPcHPBM@E}kS[DoK^Mq_nt`UO{\\oLzasTwEHnxKoPz@tZkOSovjpmHbOHJaKb"
    "TjZ]X\\HBq_hHrotxt@[e@@IESoHRFmCbG_PDp?qJvlcPxN_H{d_Tu|^xzR~tsm_g~rAir?D@nET^w]tJL~HDriu`?XhyznfPH\\KrttcmM^]H{\\gn"
    "xb@\\JHF`tqCY|`@~\\XGNJ^vnx@SGurVAy]pPH~sQxfWpG|suL}ciFFbhWhv[LurxtVAzFoVAzqlSC?ZAXoUJ?@mg|mkwvHGmRd^~Peh@HW??}|}u"
    "Tw?nFuBwIXGb_?uLwEP}LPdZzOOhI`eSkkxGCLCPRakpDOkrEAP[~TAMF|S@wrPAF\\JgF^k]ynAzPN?OQN\\XRKMit^`@R^D?s?GQMOs@weXw?@tt"
    "HZx{`l]@GcHPC^aPz}~yzc|Ty\\`pr|SBp|GhrPGw?Ag@EPHfnQSPDqkVRBmtD|gWB`cIMMckErtAtb|u~OcxJ^kJ|csfFbvGpCGP@ngFu_kZDPw`"
    "Hn[EDnhPG^|U}~io{bcWN]w|EO_ivb@uI\\|cp|x\\?`TbLmtMxsIcq@tVvP\\tsWgPETsNxp|FYAkeL`KkFbwlBAkHR`Fv~AdXq{{k@APLx_oYv~{i"
    "z[`GsdSbwadkUp?J{Qt?s^|FHbTPEQceIC[]nASZLPB[He?_L@Cv?qG_D@LcRaYhLTGuBCWzr_[WiRkUs_gVN]lL}Ceab]|iE`?VIQPEOJ|L?N\\V"
    "Dp{j?m?bT}cRJ~`ISLG\\WAo]?MPvz`KjB]^weaZ{xn_p~^ogO_O^FrJcNBH@@t?{l{tzBBsNP}GXqkPruahCUmrr|oxkgBW[zEd_Lck^f`C\\I~Eu"
    "@UCZD\\kvNg|vj@ks}Bxi?~dlOTVwGE`Aubgz`_LmyLwgALOR|bK~Q`@D@LW]rbxO?~@bhDpqAQLH|kchE`kWEMd^D`s^~uBz`T`ZuUDU?TqMKNP["
    "a\\[qQ@\\BDEs\\ss|RnmLNBMLasMSZKyxK}aPUS@NpHbRq]VfrEHDEzdOOyttMKPS_N~hdHm\\FCz|aO\\DbI}CmJTnlx^ApnoAK~Rw~|cnAJ@SnYl@b"
    "lpYVjmXaFNt\\OjhUB{\\KWZXxVFs]}}DqODSqCoiASPWuR}dWqz?z~`NeKqFrmATtA^C]?DUBgmtbNb\\{{btiudKgz~TTFdge?k{qYogjp@gPDrAr"
    "C?XW?OO^FA~pCSl_xzL@t^GLKl?VBckq|A{brBD|{tGSKMSTI]?aDATaVNXGFOXosc}GvZ`gvCXoJOU^FuBTH][}DlYGIPHXAmi^o?iJypL~}pHI"
    "wox|BLdIDbX@n_tRWfZht\\xGmb|h?QkO~]|HxstQyN|PpRdfDOuXqOwtrJo?@Jhy|}x@ouLPjqTVG\\`n}AtgNrHxBB~px_S^z_dsxWLdv\\IW@]O?"
    "uo|MVpWrP]hJIdTHwPIB`UwT}?Rrk]k]v?`h~|_Zzo{eFL`JCIgz~]?[IcW^_?kfLnvUxXJixPHBcO??vx?OrsKLFc[xJO~AD~`FLPspTtS}PLs~"
    "Gc`QzPCimpPTBNg`RmZNoM{NxaAEerTWNrlByNs^p|gwtMxdj`_xjDGgH`BwM_hh@ROH|~i@EqSYG_D^w{tTAGiWKdZuCRO\\_sRwArWwDNpYEOsJ"
    "E|KxxBcyB_^Qwcg~JakmyO[XtK{}HN_JMmKiu}|E[SZA?W|RbnbFpG?@`RSOvhEBCbA]}`ADoQ^ASSlnh[GLueOKT?czqd?fe^[d}XdJWnkRTA[O"
    "cdSnHVCo[?ijKXhZE_{c?nKYUnLLp]lgxAwGKMsjG_}UO}xKBTT?voodElXR?LsNul\\c?AKFDMwOzsHCwrKMr@K~nR\\Dv@o|O]?@T}[WAQ_QAS@e"
    "KKtXCSFlJc_Ny`oqTocXIsLZLkSPs|pCGjZtypLRN`ob~d@Ws}xOxrZavbPNp}wmzOSrCRDeKiSe|msC@l|qN\\_~RTobonl`uOzryFHYE}gJDuHc"
    "o^sCwOn`ulCMpMonxqpGBLLz{VCtSomPXkkhGQK^}Hw|qD|B_]}M~LUm~c_WL?riwoUHGmMj@a?ZUmOqM^mEZNL~E|PG[sG|klhLoWYMNrDGBSdg"
    "|z[~DcPTzl\\qJmhfB[uLp\\iRYdkkvRj^qquNnY?LQCHpJ`IkAx_BzAQ\\vphIOdd]yG?rN]^AS}xxBqwjfCkoRQnqU_FklNbr|NlsryLJG~KU~lGz"
    "S[XwjlOxJazd}nscymVgHJoB`WjSLqPe?CzdBIE[vnsQ}AhNXB||GmoON]AJCbcvJT^rYKpIpDJcw^BsMISlNM}?Fg_Uhygm`_zv[OgGyCjFS~xH"
    "KQtBFk]?@xGEew~tnx\\BkqmSDslzy{LJvawtd_@IiSqOy~kWxQGR{uofenja]_PYYdLOUtr\\qRSBx|TUA}{esBYdG]AQHl_iPlDEdM{?AOh@sHGn"
    "macUmKpcU?LSkIpjM]_oOCX\\KXEpBr[qYvQWBpCK}LypW@~|{WX~`Yo^B|wm}d`vRcLegH[roeOiBOLZw]_VI`BGlqHgm^^]QzWAB]dHFBa[KaCA"
    "Ens]~rnsCq~|t}g^KojWItbout@mCxQwlJp@iiseGz`TvMmKbrF|~Jj^L]TQ}~}JHz]GnntaD]j_FSgjCi`Zzbo`@M^`tMx\\_rQ?hUe{jHElx{Po"
    "NpslNf^AKJos@MgquQSRdbCFYbwT`\\RjoTlRiL{@{Lo[{KUPj^dB|?d^N{GkH]G{tO]WhpgH}S|^q}[W_tgQ~[gOTRGO}coUK__}UPvb\\PGTNlmg"
    "YkyqjlBAxG~?DTJVj{rbB@U|`_peVSHoCkCl|Gpfzl|OeSyDD_pQ~m@XuRGmWc`eije?yqdqrZ`IGQx|HTzyn]XlRDWnXALdxM`t`SZ_ylD|F@Pa"
    "@nOsmAAT_zkTnCLpXbwp|aKQEJtetoB~_s~YlHpmjiQUpsv|xP[OkT_gv}LMLBGyJzSyHhDEGLpHzT@Jj`iOvAgu|c}o_@ybAMWnSseG~RdmlV\\i"
    "i?WORCnxn|BcPMSU{||L?MIbIN{mjy~NyPgy}{}tDuS?BFCTS^EWkJ~tK_{?]c}HHh[tw_eh`^u\\xFT]~@i|p}{{vmua?`GKMcijBZq_SjvvwyMV"
    "GrSmYy\\at\\v}NV_{DMe|NaTz_sws[]_g`P_Xz@kd?{BswO\\eFwkYjRTP}wmTs|\\YGNpg~ThCQ^dYzqJmLHGbx@rljYbhz~kZBQWT{QDAzUbAwCcE"
    "UEs`|}aGcQxGD\\GoBpHFCM`qWrQY}nCbXDJrFftcl[^Hub[lmzlQJoWXjj|znoGffd[mr`tfXBhbp\\JCl}x}Isgoll@VG\\cHqW?YMbge?@NcX_LO"
    "k_@BBjJVxB^h@CxGjjKzB\\DdKOX}B?UZVBme`\\MpQpCJkcWkD{a@{Obq@|i?{SHvz_XIGKpgurgi|A[YM@_VqgRlD_l_EL?aC{[ujmu^kRCPIUO}"
    "emkU@rA{N~aGC}ONS^`]C\\CFOLG[vMULj[{bzpjaxbwBDooWq|Bm@@L}xPWhCuKpw^rnLcp}fA\\r`QWBjRPLKCBvJB\\xmPi@wCRx}lMAA]Haskw{"
    "ZRSruw~o@YpnonG^E^\\\\JTeBUsqtqbJbXdwY{]wABOkr}@kz~|B[JOoNyjoO@~wWlOpVI`GMA\\|Y_poWKsZCY^{WJxTEBnCDVb[wLLOp_q`a|~XO"
    "kaDf}B`IB\\PrF]{F}Kd\\zndS^kIbW|OpKBgCQT{jWOGy`RCsSpxFtc?YDRSfyB\\]D^jhSuCmyrpsnEGsproXE{MLlmhPG@STEKhQzohSFa`BEFTo"
    "~_xvh@xCUOGxD?Dh@BC{BP|ZL~CK}DPK_rhbLbGQy?O_Dry?GvBhAq[LXQYFOcy?FBZYS\\drr[E@y|lp~`DVPICZYpzrxBJ\\YnuBl_t`J`pqDVd@"
    "FG?WnBRAD@suFOq?PXPEe_`}AphyAWDdIB_[_rtouawkKAkgq]p`HoOcGm`rwDk|gA[dB|@xJ??|Rd@ZAWAYfLK~G^x~nROs}o_mvPuEB`B|o{xE"
    "ReWmJrXJLWrw~G|JFTY?}RoBxa|Hs^xEG_p~?^Clv\\tMn`KMB]VTjW~rx_g?{M|JG`pIoeDREtxWMqXwBnHiHZi_GMowO~nYIhXbBZoDPQi[DLb}"
    "yoNmDnpx@]lkQ?dW`[V?`W?yUrG_kAhI@[{zLMxyQ@tAwQAV_qA`nneQIIrx}dyaO`?_DF@DsbxY@]U@uPhXTpDAMx_C~THKNqOMWY|rG\\p?zgtt"
    "GXQVhrXdHdc\\hqhERmDHVolIIeffHAseGpI^{KGSMpHpSUwuDitpTu^~Y[AUJcNSr`UOo|H\\PadXAeIV@D]a]nMYrLgw}COeY^[`wLcRxRtjV]YW"
    "JRWqHJKhuuSvTJL@}lkxBCa?r`dMolCVINGsJC@{zolQUlwq}bpiw_sOgolZHDKWx^blm}P^F~|FHe\\GszgYFoos{b{YwOoDiqTweW|w_|WTDRh`"
    "Kr]?zW}KtpcO_~fNHASpUkgF?uPL}[BGx?CZocGMMuOy~aFovktK`Sul@DjAnESqIaOusz|wuA^Pt^{PI_yfDOgQug|DE@KkGQt\\ycQiQvw[`SGk"
    "tsRXNotc}POrHsPrtBMd_ssidj|WclXlQ?SaUPiT@ziOMB|?zcdPqG|?JTu?|rMHEoLoosdh~w|ozlsDMQrgP`AgxwbyCaU?k^qBNmDNsMJF_@kL"
    "HNG}@LVtIf{rELw`NhGRO~@[LQHICygpXPS?{?SGJArj[_`g~XGpyh`A@mk_|p@Cz_|zkP`R@qtNWZWMhpdHHqVOknT|ysXf{R^?X_DKw@wEsRqY"
    "OcqAFpM@?~?`IOIIQ|_W?CFR?ORmx]CRDJ~y?TGCD?obp\\`U~oxV{ZHZVUVmy{zdv~Xd`^oLGupaNkZjVRSmj_GwJJrA}Qg@u[nx~SgQQ\\{WqLvA"
    "yNSpqow?_{l[XDqKOK\\GOTyBc[`v}Q[H~VA?}?OsNlVAyefrQ~DUE@^I~qnq|KL]t_{|mp}TqN\\ZQj?idpI@TOThp~[}spHp{no??jorDD`XZRuW"
    "?mbTkaY\\HLce}`FI_{@sd^TSca{xF{hO|{kGpjmA}b_bEmVBqTuKG]pE|VQSSS^ADo{AN~?]FaznCc\\cQMu^n{{Ou\\NJdteWw}xb`[AAoqlSXE_N"
    "O@PI|L[\\n_{?m||{}k`LfQQ@xNeO}qW{FVxTs}`WGhDkIrts|}P?FJXLGlFEwqfy|pAFu[ywTS{C{u|LAzgiLmK{MbwzpZ}QuEtFXBtbsalI~HDY"
    "\\]`_Gljt{mGdeSggz`q_D`hcFLdMztoWt_KBT?NAv~Cc|jW`hm?ShOKiRrthMo?kBoTh`^SKSNWCpE^lNpPS@RKiFn^e?Sly@YT@@RyXsry]x[lY"
    "@YrgkzqbtBDTBBO]Jlmhn@r|Ulw_RuhZzhG|L]aZvcSoXr_uJpE\\z{RwH_Hi@WCledhxyQjbTQ|~uXFCJz[upOATXnKG|TQbFaPqq?^}@]`[z}Ts"
    "MG?XNcbMnzAct^KPD`kzlLSJSaohS_grMF{vDFLtymRyEJkkofS]Tlshv?bR~w|[poshpSLVHMKDr@?Dw~nwra[}{`WxMTOu}NQk{nPo}vPnw^ol"
    "Y|J|~P?\\L^eZMAIANqRn?K]Q]cP}G\\MTyqH^il\\UhvzAi{@As@ktS~_tI{wn[P[jL]CDqLpFZNlrkRN|flm?FNdEv[N}RAtZCBC~r@XwC`Z`F_tD"
    "ykciwloledPU`\\?qf^lUww[ITp|QZ`b[Vs@Gp?w@KFhGMFV~vqhiKq@MMPx]RoWV~Uv{P|rLW?HVGYtKB`o_dmG|qaC{FeX@tpdFSPgsv_lP|~hH"
    "Rn~\\xBS^CLz^NHGoSrobDDULiQGUV\\m|D@Jgs~oi~AaPw^tQoO~dyMR|laN]Hg?r_I[RYHxrv}UOESvewv{XAodO`PKoynv[zTIcACDf|vMNNEWd"
    "Ha~hnlozEAX@vumjqyvhDAaP|aRbOfyDQZSdII_ot~obm^TOnBdfIS]?~MKNB[fAW~neYfB{??IOrOga{?g\\\\`rjkqWmHb]WGXDN`Tkhwsktua[D"
    "}UQNKDY?x^PVOAgCDD?uKZZZoctFrmCtwrlsLQpMaBx^Dbl]l]Ct`RFTuH_sM}rAohE@DaXHAlhHJ?|GL~m_fjjjO?[@n\\^ASoPSDs|iWmAwGDQH"
    "[JM?U]IEfG}?lXw]_}hAzVhKVVrkw_WSPjCn`UNAkGI?DRs}|Yl`PqH{Ud~AwZr`jsGeIxiZuXDHOAFAi^Addza?KRlHFt{}VcZpwgRDxVQNiucc"
    "jBqZOXDe`_fLipDf@_ut~g|F_wE]`U`UtRlzdA\\RudtZ|g~fZlzLvdQ?h_GXphcNxSN}\\gfp~hGl`p~A~HE\\eHGk`ove`^sxolf|njXyQG~hIby?"
    "\\gYsPHlViAo_pne?@W~p^OrAF^l`onzb?rU\\`SFiz`||_GdlRB_sPL]X_uDQRG?W|?zsi`HLvW~xGmzacowIJXDRG?]HW~]NXkj{rrhO@Vsebz_M"
    "U@HGI`aeGy@A`Rpfz\\e?N^w|rxe?hSEj|KYY]Co^k\\AwEhFNXHGki@A?FeWN?rE?AngM|T}X~\\lssrOe]VQdSHDAkk}b|v{\\Ljp[uVu?@RpqH^YA"
    "vFXJbEV`e`dhnDQ_p|m`nZsyl{[dILldtuZYLQi?`W|[_D_C`[REeR~[KsJjJCXkvIXFZCM^`R^iFlKgzl]?tIRL~b]Pu\\\\igqldbl|o@NSWLTVQ"
    "M?fnMxus`SuRU_wQkW~AKj@^lz?QhtBKGlfq_xDtFHTk{rH~|G@D{qAmRzdvJOWpMQ_x`PEBdWtfu[DdINvANoPKxN}Hkl{p|SoZjXachCHHvryY"
    "TnPEA]`s]anwufm?_s[xzYiywLcS`UmWSNOG`Rq?|nLNiBob`RQ`jElkiTVHnnAjE[g]z~SMa~rAGXyqSULGzHGj`QDlVHDDFBweJB_SdI{c|r_Y"
    "sb\\]@B[VOCOHyKgAqJs^?kkYdkpsCP@vxPA`~Jf[TadZn_ZfITJc`lw~@tK^vp|Ls}kPvdh~Ibcg@cln@qXew}w@j]\\@{P@bdcQTFPiPMa?~@@SK"
    "FQGX}psaHS|xu]xWZtIcILctoaddGn?TkMxLt?JxQcGmLSOkOqGpI|rlPs{dGmGkpLWQn[oo?}TYNQtYD|skKnXFAzW[SCLCu`_yM]DazYsaBn@d"
    "yCvdG{WruO\\z{\\thF?|`O~jzk_MZNhF`tt^r?`S^Aa|DWMG}`ZsMzDPYt?XFCRdHQAiI_zd[M?WwCCocH~olgG}dxrdpSqcry^C{idHd|ySWCTm?"
    "izioquQ[SP[kCO[kS~\\`zC@_LA\\XG~NkA~c{tDHDUXE?V~KbwnDh_oLiGDp`B{y?~cNk`ZoWRNbABpQ?txFaPQ|P|lhBpolFv]@cIePhFSYJpPdK"
    "~@v|t|[d|G~iyplekh[q@~norDQFxmx^~`pCl\\YnuvcjGnL{NkmQAmTVnoO\\QmCblOOqUboxN@EbAAtnpAlY|@@tmcPJDBpQ}AMXGzSBL@K_x{f["
    "@oCUAfHOKooSFotP~a@Jy@?[BQ`GL`?d{`BV|?RdI^b`y[T\\YDN{E}heoBEL{bzoy`MJz@GhHJjRUSowBAO_Sqo?hkeHo]uhLbWq}WgM|mpXGRc|"
    "HeJt?}Xro\\_H?qGZtBs|AEBFIys][P|nI]{RAqhFLjhQ@QWyQ~he{KqItrkwKrINz?xUP^SbP_AEtb`@U]@sV?NnudfETFWZu\\tqbETgBodxStXn"
    "wCKNz[IWttxhHc@tDrHW|`XHkn]Ynb]O?]YJ{[WoE{@AV|pUF`g}xSSjg{{UNpGfmS\\p}V|ex_?KG@}EjMsN{euJuCHcwQlXx?Jfu^KsB|M@t^[W"
    "TpOWyqxoYCH[C~JwQN?tv@gdwqfp?qDZH@{XkGS_s}?KgdInu`SaB}pz{asaxUHZ]KhD`]pIOl_Q|uoUwltIO_|dqlgqDhfmpM|\\Ar[wtdCvlK}C"
    "BjsZy@DBzcHk_|VRG~Lv{TOn@BiFXL{rMa_vlC|Ut^HLqL\\[sycru\\aZM]HMc\\aOCAfd|E\\hy|uEKDXy?myAyKGBM`pKK`@EDTHArPx`O?TXGbSM"
    "G~Olm@XeANs}AS[izB{Yw]q_WQnoo?kt@bJs@nd}z{fohDS`QPS^sOFrBaIG~jtYPqWCyR|y|_uIo~P_NNDFJ\\XV~MHPETosi\\KLuPCnfkdpmLdc"
    "udg~@bWtI@KIxoKU}ynaSbFwk]TE{K@zEmwd}?t^wOOa{pz~}^_T~MxUB^eQlLG_oLcKCQy|}BLSNBLYV]`]jA@}Cp`UsE_?I]~vVQP|Dl@\\s^p?"
    "}shvT_hHx{SJB|[`qnDKZlrZ@g?^wLKhRkSOvsXkHqKhvNK|yQ?h@OV}J{[qBJoW?sTHF]pZmwR?E^[O|z?zj}X_JoOoob{HRSCOjmr|?MKoHEtD"
    "Orv_wyga{\\PeQqh`y]wNTa@aecLY@SSuyqDTq@buG@yLFENqz@]aFqDC?oJFG~\\o?zPfzc`ICAU_Aa^Kp^{bPkkWNa\\rw~KNzAhVtY`DoKpfA|`T"
    "QPteDE?wQKdy{sKD@as|palrn[FmN`CBRFW^xlX?~cliB[S`FuwJqXfuVTsXqG@UFNghCsOrzlSYHLdD{Qgv?stcAkoQAMsq|rkeqOKnAdSww{zr"
    "{r_noTpV}C_qOB`g~Pohx^ySGdCDeZDKx?grzm|t{eKKpN`x\\rxg|@pFW`TC_{hRwQ{wHb@Nul{]E\\[K?OKiKCGx?}[?DcXIL~`EUC~mSqKBBwfM"
    "`_EH}W?VyafyAG?dK`]?sr_|q@eFy_O{UPlL|CZTp]|~FgBpqOP^tBD_t{vUH`Ga`V[cTMFvHKV_TMeMJyzb{V{MkdccMW|J_~BWO}\\|kBdMviON"
    "`QuEu|[Qyq`HIrTYoabACg|dvlqo{PkE_}qby?h[DmxIUQqAuOD~}kwpL?UUvp@E{TD}Mlhkn_S@wb|GHP_]}a]X{Nbzw\\Pcxb[iCAiKG_L|yp{N"
    "O?vnWTD^P[Sxrkm]`\\ybMkcIp~\\iRMZpUnRtvCHZwNkv~HGcs^XWzG|OHaDpC?{|BAX{}c[bpO^Atqo^?~G|Mf}Fi~yjzTlWId|aDkmHt|d]H}}Y"
    "E_oCFdduOuXu~oXdGldKBMLcKOoOLnO|IcDhmRLMI|kZIaWculpTKS_UmVVo{[pXHCpIiltC~^`@nMkmJ`SJS]mbZ}zuAVgzHnKBEctN?@\\uFNSv"
    "I@WHzr~wATr{B{]ws]HxDIwUFzd]xpfAN`L~iPPqSQssPqHe}Sk_{olipZl[CavQ?_|E{qH\\qRN{OCwhyAgkpaddH{orz_b~Gmkxp\\YOK[^klMlb"
    "@__ohacSKb@hLnVxT}tiMJ{[N~@E~`dbD^Z_wq^?UglWwOphCnc}pax@Hqp`q^OxH?{\\cRhlD]`rx}Lb~BCt?\\PMguqMbiTpLQ\\L@?o?rKleJSWc"
    "z\\oQxmEivH[wEdzDKRseuPuE@X_PFchjIKSBoNw?l`{|ymHfI[wJDOzN@K|u?kF~zpB?JM?}GU^tM^C{To@NHp{{@R|_@FWb~[tOLp_Vl\\VKc?OY"
    "RfcnJKthzNHB}nSqxd_^kMcv`^wp{oFaXq`fpnpnP|?psZxRxqq?SAkC~pKvGScDlS|gkCw_qo]DAo^diDK@?`D@C~[pZ{sdJOgCCj[hrCV`|ApR"
    "wr`AwrKU|jDrvJhXxPZ~xYyCPCyH_{TpkuONZ`qiKIoFCorbB}HNLlvjLif\\bLIk_tHFFXDkVTPjK?GdC}uQt~pRuEOVJnu_Jz|_^mHMPh`t[V?x"
    "kl}?y_txxK`iL~PQlQAOzMgf}\\\\~X@U\\XNjy}JTTO}{\\~MjAv^Nt~rBAsqmXgSa?tQ{dtlVZuqofwNZl{NWQF@bk]ZaldyALGUK?qx|cQgvkrk^q"
    "UFj\\Dw|GJz?vXt?D|}wNwS\\[AlwOexF?t~ZdAQwqY{llCeQzVLTySxd~\\L{{CalZbEZqSsyqT?kaH~xwYnhQG@C_F]tskpKuI\\Wm_|l~PZKo`_[E"
    "iqW\\nSZcTsZAy`xMXAxmp]TSNshqg~pj|nxpnNBprc^XaHG}RXpGf?\\jOUsI{UnQIA_Y|`oztCQRxMz_SmliTBfwl?EY`PAFUPPL]jTNq}jxqOSK"
    "]XGBJ~@^CoPX[JlQNMhDnXzqBMgDC|qvN\\qXHBL[_~MK|Ns[yqaEp~NPvuuUV`LnHDF[vMElpRQ\\_w}Sa?y@_rLAm?`fYOQV?NU{qHDB~kHo[[q?"
    "q\\hxVT[JrG[Ub@}QvPqOJmG[QQb~zrGyxUy@KLKpgt|NiU^fmqDrL\\v~rdNL`W?]TRez{IcxYXdNq\\jECEDxGcSjDw|VR@y@c|Ohh]OjqYKnTOgg"
    "uAvnTspxL|AgMTMqRsEX`[@XnA_`Kk^dXk_bOjuTD}EOqvhSgIDtMg|kmSDU}p[`qt_sel_glRwa@lgTJe?bDSuHuw}GH`nzo^^V|igmNlkLlvEZ"
    "{qp]K^wHPKDsFrLLlR}KW}[WAJ?GL^yDtO^Zycj`kRFhuUjf@p`mpByW|}l[EgQ_GjLkFeJ|s_?gIeWATPUAMbDbhq?jxCQlFTJGRdlSuW|}pPXU"
    "zCJJf^mHr?i?Fxy?qf_Ls_Lv}`GeMmDgOBMZfuSeDP}DmMVjFQuUnsg`FlxO_wsAfPudOR`MjjZAykJ`quFfgzRbceCb_y@]gpuEEKcvW[lQPaLU"
    "MpZhUbG^DZs[goF[tf@XmlBtRATqKgFnJtPBY{o~qwnbpLTDHcpN|Bt[VXFvo]Ons}h[QbfnD~dtGa\\l`Sv]E}@Sv_aLz}XJdq?O|Ot}WS_\\vBkR"
    "Sc|DvtW{EngrLNpZz?|HMP`CK?AWepCkwagmJPvwqbf?BdDVmn\\sRzgRK?T]p@Vg@aoYe]Tqk`~AFHeAC]PymV{jvaGLUQ?Z~qgcJMZAzXFY|cxg"
    "BlooXt\\Vf|g\\}n|OkVdEY_y?p?tI@ogu{`|DuNGgNowUi~}BvcwywDl~BPPboCfcZcT]V}gTEB[XCjJ?M|xG}_H?EbeD@kdXUli{BxG}oqWawSgO"
    "\\mAMtSK}Mw?o??QkN}[uprPz^cHcv`RAPM??n_pEoFSwCz\\T~N`mUW~xecu?mJPwHpS}~DCcZPcHQRTkxOSmnQcTQblmiOsW@ExoP_lQ|TJv|qzv"
    "NlHtdGouVNf|C@}?Kj~M_yuAskxULEDxgN|MdRhVFB_hqYpz~}{[VCcWN]T}ZC?`tRsHxqV`o^iohSnfSh]AEd[I^t`C[RWeT@TEoaxfAKSco?ol"
    "u~sQF`lMESpsCXEcnNBR|[BuzO|SEDWcekp|yw~Q|LS`j|D[F`fu}ckeoqPfTkK`f^QNQBDtCDk]v?LPj_KDD@kK|kLBFr\\VJ_ePlW|sFgH}npdN"
    "Aq_wMW|zUb\\aJnk}E|Q@F`gzwbtZLqdt{myaTsYH_rdnnuHl[Md}jpqu\\SkgI?Lep^i|AqoNvosH?QSs\\oA?}b_xqMp\\JUCuoyStH`?\\dW|CfBq["
    "_|hiJ^^QPXFiMtIQ?cwisA`Rzlth}kPsiKpqyrR~R]lErY|svN@ltp@SJVDvc[RhCbOEu}gYKSPOHnCjS{sjwJh\\RAt[J~S}Ussl@XD}YckqqoHO"
    "GM[ueVVxpEHDCbG{Op|jNOWDT_olQ{ubIea?qOTvAq\\YF``oxmoOH^G]MqJwoEy?]@XhDBi|\\YZAL~_~WYXdzITIo}jEN_HeHudBdlcADOXpPX]U"
    "RNtBQ^\\KGj^oL\\gC@aOW[g~[kr[GpBHq@@\\^@nOeyTZr?AdmGxtXTacQB`AIIJtLl]CAIbmHRrUOwRVvCXYeWlQ?wwMLznOtMVe?KUrzQ`[T_?Dq"
    "Uh[SP]KuN@{cFDE@|W|xmpaVv_c@FpdcGdxdT?zdf|a@[CL_~OrApjTyzPOKScL]Cw\\{iT@InAooJMhECLhhYJXkM^uO~@?DscjzRUEluHTDAjqp"
    "~NpmwmOsSUzrI]BpFSHvk`n\\}IdzDLDZBhO~BsD`MlWqwJtKW`?j~m\\eGntbv]`RJRMCEfNaptAl~~sf?Py]I@X@P[rAz?_pTff|xtBAqhEMSMKT"
    "mwGWQT[JyMLhyfG@fBPlpOsyR\\sM}?kZ`Z\\ht~|I`_UDHAGIrhDmI[Hs`_OYgOdIkpBZBi{iHcsnrMzgkN|iRPS^JlRvsCL~}sfxsNS]Yu^bQXDI"
    "P?GUAmsKz\\UU}UqXaeX]y^D?ofKESeKFPLlTwBwmZ@Bvo@yFnnTilEgNucj^C`xUDT{ZOD{{EQhNF]T]TL{pNugk}|N\\KMWlorxFxaCMjJ|~yLkb"
    "INXVuEqtzDO|E\\zrDC@JG^XkImILAS`eLZ@^Z|_W{a`brmhL|s\\DkpaNzmHa|KoMkd@Fv@we[@[h?R{fU@k{GD|xjJCd?zC~[~JwJhD@AtXPMkF\\"
    "gKKfFMdyVADlU^aUlomS`R[rwTaOP@?dD@hQ}P@LNt\\r~N[xN_@WH{xrqRa_x|jcN^m]PuhCWb@ZzPB|J^PbtRjAGUcVqw?avh{|lUKyuI?_wegA"
    "RaXYuv`xL[vJlg?ZJAsSuhSylKz~kn{RCAmKuioq[Ew]?G?CZNNASqSVhoP@R[XAJ|p[tj{zJ|iMEP]BGj|bS_h{WL~XvXDac~tTYNKmkX|^?JRr"
    "tTVc{JG^vTZEx@orx@Wv|N_\\|B{ow}?@l|X[GHY?qZ}b[qhZQR`e{Iv?SuKnNnoa~uLqq}lYFqd~?l|]OLttUDAL~B]arTDkqaLJRgcFTMWZwJHH"
    "TsjTxvpZ}lHTQPcItOC?waPKD@{iecEZO`ssSlsZb|@Ako^ahOtKH`tt{RD??BCewANnGj_foz}CIBeFu|dLnkC@zAx{JtBiTTCj}B`ZqbVxDT_b"
    "}~gTUgrgAqEOMVbp_YSBQmOxm\\LWDM[gc][yFoxTx_IY`TT{xn?~}ooESyDz~T{lnrtFAJJVnaUhs?N?LahFl^]j_tlyGQ@FHh?EQv|KvxDhGc_r"
    "oNMg?oAjLRkNqDUS_zlZK|T{eRHKr_TFg~IT|MjfTU[\\J]gzm\\kcLBXbJR_mDjcI}HX{AUX]yPe?wA|`fQCJxuyYXlaQVbt{H[|MNCNr?p^|JJbl"
    "FDBY@uLtDFpEu]g?SboNC?~?`YpiUEFzoKlKvnKyurcKz]HOBqLO@k\\cI_hIHVFGqdT?ka`ZnBt{HBoE{SLP]SWr`QdIUr[}p^fRJbThygseCbpC"
    "vLhRRe?uJJxj@NIbPPX~TVXX@Ml@B{^yxW|U[rr|_?[dKCwFv}[rk^@ANlxlyBsfSJ_rDw?uXRYQihF}RoxHuHGT}NnZQZDr`TKSjTINH@XLJl`X"
    "sm~`F`y?kp{dwtojD|^N[ET`X}HjMlhKDZHiMcz]gLxpI_wvzbpqiN`xH@t_DP@lF?Rp@MOpE_|DMPjVj{wnT]aMAJaolCG_VdFsCtDH~v[v~^l["
    "DCF]i{Ccp]bx]NnOAgHXASuFxtGM@bSUh}lM|nYjdz\\CBrwsxntmeTczU\\WutY{CKmVmoJo_z`YrRBbEG\\M?}fZQT`HNWmSmUesQzqmO`VnJmoHw"
    "gbpaNOTW`W}p}]jol?bk}Fa?dutNFMxvMmVA\\fLyTM}K[Ru?PTCHEJx_hXHkl[`I]YABwCD`Yp@q_yZk`XFkyBCzeBZ`ALOd_pXgxo[x`Sq\\o_iF"
    "Dk`NgOhSzNiG_\\S^]|jnJucM~__S`_ruKCBeLPHMC`YbXBEqjm_T@i|kDw}gxPtuJf]vvQK?u\\JgytQ?G\\L@Mvq?uFa?QNX\\ZOzvAADCkrVOo@Tu"
    "wjpKy{prCozA`]~BGL|aGFMcTXEjNQJ[Q__VK]M{lm@cpVpCzOa{P`xyrAcSrO`}JtzkVXI?LN{W_?lkfodbIUJK|hDMTBnAh\\XH~W~|Usi?Oj?B"
    "}`YONxFAF{lM{V_hqG~|]lJAGYp|Of?qAPCpOa~MI^O_|?]^XdpMF[T|_w?v|hFrHg~Eh\\bXO]PS|lYbXcuiBeivCnZr?HE?KvndwFG?QDKi}xrZ"
    "~k}V_BFY{yOGw}eqDTPpls_nBvzqB|bygEK|JhG{~~elk}]?{MNAF]lDZ@OYWhFWAPwFhhGvhQBsC][RRVVl]s~W_|rp]p~AEPiu}dtPkdE?JX]_"
    "T{FkITHwB||r\\wC{WdFA|[Y?Uw|tLo]c@[\\uRKlZY_]S`Z\\Lt_zAIAB[xs`PvWh]`XKFK^iVLg~QoHFAj}hvAG?@PcnAAZ]JlBzAGCkbzb]huRU|"
    "JTLizTBjqXDqLeTvr]onlCO?hhE?TaLj_xlL_?p@`YHx_s{s_tRSPM@Z_}Sc`[wAGfDQPKblUaaL|Rpst|B_gv@VL^ori`hHtmZtLKAA`_fAgP?i"
    "EmU?CO_fqtB`~tGjq}[WM]gyol]i[c}TDSxXHuw_H|jb~bSTqzyYQB\\@LjLGx^l\\pttGKPTEsfTHDCggFjqNpbxPVvDPNOjGQ}b[mM{p~Qk[}ta@"
    "MecVvGVeVy|p@C^_sNKdLtG@KQDRDXDP]deTMxkwBr|G}`|d`\\SM|OvvolB||VOWGbUwvjbJK^CwLNsKPW|z}CQ?gZ]^TRU]XSqYU@u@D@iFmPlT"
    "Iun{dk{Z|T@tzMcO}S}@PD|_@UidXqObLO[puB\\l?SS_kNluUTh^pL\\EjJePIjAZKntKkNSNkOxu{lobMTh_IYE?qN[RK{LCGLD`Bn\\aBPICH_HB"
    "t\\[@uM\\_TDx\\|Kh~SBHUr|nUm]Xxv\\z^MrISa{e_zfSDPm{Yw]|~TcTdUzXLuS{zMsbXedxM}`okW^RTzv`NneWh@]|y~QswosAb]UO|Zb[|?zco"
    "oLgEP\\jvNO}rFei\\Tc\\[SKTInpz`Xq?AUL{skmwQwL?erSshRpfMr\\{ph|WWkASU}RWAT`kwTbmLJfIfBpntMKSvL[WWfJY\\JaP`LmLaiUZuC{\\w"
    "@A`BpQnq@M|dSNOpntO|v]\\pt{pjp^Macm[|In?lM?GOz?YCxtzcGS{sDCKU|uTLF|KdVnbbq`WHI]dtD[OZ]RFNv[~nW^}c}TcE`[fq{`QKQ|Wl"
    "KP?Vu`jFrCS?A`~yE?uj@ihhEjLZOmxdVc\\XSQvoA_YJBG?UUcn[UjleZMXCm]Czh}Jpl|V~FLAmhNCuw^TEPVdMm}q`KdHFsB?L|_kOPoxZAabw"
    "Gq^sw}MRy}?z__jmXu?QzoiFVUoG~l{{z?F[LACACTKTxOdu@j{vu?sVJRfnsyl~@P|OKp[HL`|G|dtcrsG`{@TYAelDRsIiBrgB[?drqSNgqVDd"
    "oruX_KCOGlhzNPrq}f^}NftIuOPL}\\^`P\\RjIeZkH~LQlnlaDj~d_pPJttAGm}XBuqouvMeKxLPCL?lj?ClrPzooondvrSLcHpSbDLKur]VhP^hm"
    "un[C~CH_to^gLSOLy_buFsC_KNwkKRXQK_wrh]tHFT[huacNEUxHuEHaAU{zor}GyB\\VN_xJqmKbDc_^CDga}\\xGPNocu|g}I\\L@G]dNARTKJ^oO"
    "@mX`?t@cFa^|GPS_lJWawL~n{`Dc@|hUT`{dMYcaCTP}?Vk?JcP~sW~?{AqCt\\DS?`\\mCOtvRqoxz[DQrrXiCeyF?a^heNfxvJxWDYvL}]gFT_aC"
    "QlEet[xBzNT]jJ?hHoKbEo[mC{@nRmhMPO|IrcPkyRcQO}d^~_x_V{@{VAAD?iRVbHsu}~[RB_xsuSZWBUH@Q]]W}u?BA{|PCfKzApTW{}IQKLOc"
    "MMwu@PgCF]HmUSOLz\\dHD`sVHclfO_VqMBJAPq?QBrxyuQvpaVaPAYgCnKw{RQ]|k`dFxOcth{PtpcyWIRKKOYCRvOo\\{KPNRsBji?\\_?qOGAOgF"
    "`Q\\QVPpJrz[ztpK|tNxoLfTHsQ{yQ[^r|ZhykAx{WNNnlTRzOpjIjaDj}ZDonsgnOsrAJOtqNE]CrDPmA}yEBQ?uQ@gsyQHzALd@AqYE{lbrvja`"
    "Alm?tQostm_F_u^W`SrpQKhRgkX{D`YlyF_R`P\\RLtEQyML?q@tSP^GLzK@@MJxpsFGt[YTu{prvDq`YLdkdF@rvwz|pwHozO_SzI}sxHnyFa^wT"
    "pCJ~zyyb{L\\Ngpwr}NiJVMXHv|_gxowk|TW^nDTwOQDn|}]L|QNoyrbm|UcRttrDAp}jAzQM}tnwgMPDZOHgr`OWKCBZ[B`}~o[\\p^HMJrPyFsOq"
    "AcMpJkHUMBiB~LWx`\\nqSAW_Gph|k}WnGeh\\vGhZsvXkjaY\\Yqa^xitpT\\[aEkHADyh~C[qCLpIdh@HZH{qv}QcIMgo|vpV{Iks{@OXa?Q^]?Pvb"
    "ICWkw|SYlfTk_rcwTnLUVGOX{Fn?mp_HNOmTAuiw{dcczOGYAA{oARbrtSCtwECc{A_uFviqOL_eKmDtxi_zDbvhmuWoy^^lunkARvKVO~|@zElD"
    "B`lPxKXwk`IeNCSiyLcCDfCXV{AC?w}Uvs~cM}[bfnpnK[gvAMUVpLx_YNV`P]FNtEOrF\\{N?Y?Gmq_umtV?FP_XnbPA@mfjDdUQ~Pxkgm\\frk_n"
    "cn@cGrgRUAGtPqWyl}xPoMGAsA{BtSLhKluLUFdNH}TiV}sZQPwV_sKEFjKZJs{OGg?TPJljJVwi_~rX`YRvJoJ{Ll{D`Uaysljm}[~ArpX@ilnA"
    "z``P`S}g|RcqYb?]Pb|a_{UXiZZXL}l[WZY`uFch~\\gQI`Lmk\\yNo_m[Q@bwWMIBCprniPhVrtTnFayGz?nzkRwjouDgoxDawCOyGB?bHtV}jcOE"
    "x_[O`UC\\E_LiPO[ZKO\\EHSWSm?zusrSDt{HJhR_{nRgrTMQTANuhnDhcS[slW]owLnPJmrEIMEXD~BguJs]HGmlAR]QGmqS@CaP?W`pRO}@rrmS`"
    "yNeOSJCFKrrn?Fyj~geIraHevYkUT}[RESwvSCs`h@wZ`W[JPlIBUohF^~Lj?^Hu~qv{vapheCtd~s|T}awsXtby|OdJEo?[wRfzPBWzZi]ORngz"
    "}rBx?lTKEa@BJaHVA]acL~@htEzfFeItCKvdRbSgo?`uM|Rq}QH{So]NzicyKs{}QQP@JS{fN?mK?toqO_^ah_G`oNOuuACsMZbwt|]Js~hn[a[q"
    "QHD@@@@@@@@@@@@@@@@@@DPq@@@@@@@@@@@@@@@@@@BmTp@@@@@@@@@@@@@@@@@@yRD@@@@@@@@@@@@@@@@@@BS~@@@@@@@@@@@@@@@@@@CXK@@@"
    "@@@@@@@@@@@@@@@@NAp@@@@@@@@@@@@@@@@@@@l]@@@@@@@@@@@@@@@@@@@Jk`@@@@@@@@@@@@@@@@@@Akx@@@@@@@@@@@@@@@@@@EW{@@@@@@@@"
    "@@@@@@@@@@AaBp@@@@@@@@@@@@@@@@@@sC\\@@@@@@@@@@@@@@@@@@Mph@@@@@@@@@@@@@@@@@@CQn`@@@@@@@@@@@@@@@@@@wAH@@@@@@@@@@@@@"
    "@@@@@@@@";

const int32_t cpx_biases[] = {
    176368, 170127, -74412, -30255, -5057, 30658, 56787, -126324, -92585, -172439, -309883, 237198, -133409, 30144,
    -122901, 106168, -150558, 273035, -288081, -50110, 189800, 159986, 149263, 151679, 114757, 310167, 252191,
    -70073, 234284, 311298, 376476, 74684, 2985, 8494, 151237, 105106, 604560, 545197, 184291, -183665, 272051,
    -274303, -168361, -160574, 271958, 273899, -251793, -153697, 83510, 59883, 114315, -169860, -26276, -14839,
    -144854, -260775, 264226, 78387, -167417, 258839, 304991, -137559, -194815, 155478, -134576, 292132, -109329,
    -250455, -8837, -53485, -13440, -148945, 140750, -23632, 323765, -176905, 109872, -75711, -131288, -54338,
    414749, 418748, -161376, 130028, -9911, 171190, -195068, -166685, -356682, -195210, 213700, 90844, 99468,
    244098, 479023, 92746, -382512, 242908, 215108, 12948, -358246, 174269, 72280, 642203, 2268, -30598, -2868,
    32179, 16126, 12972, 9975, -6306, 157535, -4213, -16848, -21931, -1664, -1906, 20202, 4877, 15547, 11988, 19952,
    3578, -6662, 21920, -678, -45568, -14001, 2404, 9737, 26653, 10242, -17649, -646, 9119, 29426, 12997, 11965,
    -13046, 11463, 5033, 28709, 8847, 978, -11074, -869, -4085, 3295, 41443, 7029, -1212, 141227, 77619, 318153,
    -22419, -39750, -96176, -100660, -114767, -19273, 4396, 252669, -49087, -30526, 246825, -232313, -490, 6400,
    81016, -137964, 172663, -63063, 4940, -45210, 186958, 136677, 68558, -3308, 305490, 77531, 9147, 242748, 258186,
    51305, 67913, -76831, 135671, -60559, 174988, -57063, -23128, 135957, 249947, 206938, -22675, -112917, -50777,
    165392, 79686, -192378, -42492, 343199, -260972, -253730, -110991, -76498, 249780, 106618, -32081, 114933,
    -105783, -215148, 57622, 191196, -65677, 201669, 61426, 98794, -43609, 25316, 232722, -190239, -59175, -9825,
    3981, -23662, 42462, 12301, 19784, 60136, -4677, -29856, -8198, -7618, 18679, 7238, 10597, -127791, 6744, -1325,
    41917, 20645, -2390, -3453, -49092, 23506, 89426, 34493, 3301, -15797, -7068, 12232, -5415, 15278, 2725, 3637,
    10695, 18044, 12040, 27520, 28328, 22483, 6556, 1561, 12808, 10033, -16305, 15574, 37669, 26511, 92152, -100508,
    115405, 190487, -51594, -163969, -14292, -7176, 205491, -9607, -12022, 207995, 387998, 60121, -2875, 23150,
    -54749, -19941, -40917, 82242, -128523, -142678, -271648, -136944, -11621, -30956, -16743, -110868, -196487,
    -44107, 134019, -61846, -53068, -72, -3675, -40975, 87488, -58564, -23845, -4884, -140829, -177474, 303829,
    -337965, -365704, -177730, -2314, -19674, -28288, -281245, 223331, 54516, 337066, -145108, 53738, -157920,
    -190539, -10807, 56277, 290058, 192746, -516677, 145836, -40786, -251034, 236803, 385059, -279466, -299745,
    546900, 132089, 373129, 99359, -492478, -60328, -393280, 113430, -299622, 32018, -449954, 449377, 15727, -10351,
    -10225, -8107, 32038, -5910, -1595, 23710, 13236, -6179, 78301, 15049, 20417, 12959, 6201, 2644, 1890, 5755,
    17520, 24505, 18420, 68781, 31031, 49648, 18518, 27203, 8924, 6849, -1446, -5110, 1343, 15441, -491, 10613,
    64212, -36661, 11774, -120, -19765, 19905, 37976, -7030, 2798, 21396, 34487, -19881, 17086, 76959, 25935, 40427,
    1479, 20881, -129, 78464, -22197, 1875, 17996, 21217, 16827, 31182, -18318, 2234, 20739, 55462, 273819, -4219,
    44385, 35420, -53521, 215078, 253816, -5158, 77188, -290309, -3139, 59988, 122442, -161262, -9647, 15810, 65621,
    -3365, -172413, 48113, 111575, -20026, 43542, -17256, 68257, -34452, -37838, -20720, -19541, 76246, -138092,
    3266, 209018, 19900, -57586, -296519, 157555, -35817, -12097, -14689, -34483, -7791, 258016, 22587, -42277,
    131767, 6173, 59284, 160737, -81800, -398389, 199650, -17913, -27513, -4473, -1414, 77139, -167164, -364726,
    -45052, 138575, 3795, -7427, 13560, -71938, -241393, -60992, -112940, -312817, -216599, -12352, 80421, 143231,
    326848, -3075, 452414, 164760, -279433, -181959, -154859, -106315, 76515, -65301, -241332, 464550, 166051,
    -282305, -184421, -277539, 60306, -153948, 215874, 163483, 238692, -72558, 400299, -596, 23060, 4433, 23387,
    21893, -23692, 24542, 27535, -21015, 6414, -10186, 18863, 18943, 12701, -29536, 19449, 41260, 19896, 100953,
    145523, 56412, 23752, 13948, -13943, 9061, 37238, -5, 41416, -1572, 58615, -50784, 7555, -71259, 6016, -30720,
    17965, 12137, 1951, 37700, -6821, 5820, 44770, 21426, 2653, 38367, -3229, -4204, -52344, 38506, -31550, -845,
    4445, -26683, -12882, 23753, 25488, 23550, -56599, -11637, 11592, -5433, -22428, 4844, -2800, 85061, -23204,
    -266576, 235563, -323392, 161038, -137374, 107405, 29334, 43055, -171755, 69274, 59127, 1236, -27394, 101133,
    262812, 211340, 282681, 244271, -109487, -47883, 126476, 180285, 215846, 142526, -10700, -94592, 29816, -305620,
    -191311, -121994, -135306, -128904, -55063, 246266, 100407, 7876, 259886, -27884, -158491, -259274, 31998,
    -14480, 114209, -179634, 76065, -160082, -41947, -240485, -59807, 252246, 12838, 231482, 17328, 179793, -19962,
    -55985, -57488, 33300, -164829, 193792, -34349, -43017, -315629, -69127, -84392, 184240, 198202, -129575,
    -219912, 348103, 190017, -476267, -393043, 133223, 327445, -70996, -41141, 510209, -543350, -638059, -268300,
    250496, 62707, 95408, 15763, -802377, -245821, -24961, 63334, -323574, 68292, -756555, -164775, -2313, 53335,
    -146503, 50099, -35049, -52166, -20109, -67435, 24863, 19283, 75394, 35840, 28219, -9527, 21140, 220968, 9118,
    161084, 4442, 21701, 118229, 25882, 8689, 25315, -20120, 16047, 110002, -51091, 68919, 214668, -37356, -129965,
    98448, 127531, 13609, 21558, 58055, 48255, 82386, 49584, -51221, -15004, 35773, 68026, -49206, 63411, 73330,
    79548, 95659, -61853, 4409, 95477, -4736, 32523, 50623, 88678, 45659, -36931, 3989, -25744, 49648, 8489, -26350,
    -52614, 47417, 12205, -293531, -64847, 35166, 243962, -14437, 176991, -13500, -85077, 387057, 26626, 367260,
    -66933, 206871, -221997, -138657, 5194, -196328, 193034, -90202, -68729, 14111, 83595, 59406, 48925, 173668,
    -92627, 199289, 3865, 142165, -219498, -3283, 319624, 491574, 171092, 589334, 58865, -109450, -183170, -21769,
    4793, 126338, 352652, -8350, 17546, 144848, -64575, 882, -124695, -138537, -290885, 160456, 67994, -102274,
    364299, -300390, -15606, -25162, 26435, -49857, -80236, -45525, -154856, -229025, -56081, 112792, 354520,
    -272532, -86218, -386450, -116810, 70047, -110971, 145964, 397322, -719913, -56222, -142595, -113199, 276960,
    -37329, 297923, -190515, 484607, 138618, -118102, 199194, 597681, 24642, -275672, -210287, 477766, 189193,
    -405087, -184128, -130603, -303557, 1804, -277218, 453664, 41706, 54051, -88434, 717290, 332573, 236876, -67738,
    -112179, -13571, -18854, -299986, -160604, -10360, -30879, 44173, -25426, -2984, 7963, -8086, -23541, 27949,
    89658, -198, -3665, -45365, 63977, -13591, 17951, 9440, -8263, 47522, 197942, 85012, 29076, 5311, 18987, 75228,
    -30768, 136471, 97994, -92295, -69332, 101499, 12532, -56410, 79859, -46701, -18845, 20628, 33334, 7398, 53387,
    23856, 57146, 93493, 18215, 26941, 12684, 26943, 700, 10261, 15432, 19978, -13620, 41102, 48019, 42818, -12836,
    -9814, 53687, 12705, 30724, 73899, 4553, 42775, -168404, -13184, 35839, -73014, 20352, 6427, 34963, 84370,
    -27445, 7696, -6928, 23501, -6453, 29695, 19715, -7233, 47984, -59932, 4185, 6265, 99796, 52623, -7388, -36793,
    -11299, 18734, -48352, 25535, 16338, 5280, 44509, 1033, 43165, 18703, -19617, -114296, 89029, 327380, 111714,
    -198101, -49851, 12724, -59873, -6476, -89262, 19075, -470, -273272, 41086, -26394, 372089, 32264, 213050,
    69864, 856, -4903, 70388, -16735, -15492, 88628, 10057, -14629, -49982, 18912, -104951, 239497, -221704, 403483,
    -192980, 24437, 54109, 208530, 108071, 152155, -412, 16140, 14641, 89101, -12438, 103415, 6453, -193749, 96553,
    -87222, 45933, 21607, 11866, 105140, -51552, -23287, 405820, -142292, -202560, 17438, 215853, 50713, -6802,
    -20658, 371917, 77944, 15304, -9901, 24671, 94649, -84670, 368708, -37001, 31237, -99998, -371279, -13265,
    -7369, 23226, 10134, -16125, 119389, -63562, -13366, 217195, -26063, -241841, -178559, 27720, 31857, 269203,
    -119620, -601, -40065, -17838, 62439, -66175, 824412, -55985, -37389, 243706, 248816, -52584, 208254, 131523,
    144881, -747735, -534459, -581708, -72798, -165521, -310923, 805220, -166437, -174715, -191839, -58763, -209285,
    -143335, 583969, -68838, 20739, 749998, 26634, 164747, 483135, 257593, 753026, 180148, -950247, 598137, -120493,
    336169, -456466, -444448, 562943, -736335, -229724, -44622, -571505, 369557, -349365, 159172, -163364, 20237,
    -16686, 10833, 24500, -125656, 29936, -16869, 132645, -101213, -17412, 36803, 13117, 18634, 82503, 12368, 49694,
    39989, -6522, 32407, -42733, 38025, 21455, -35557, 31538, 27930, -16835, -29501, 5179, -15413, 125780, -22347,
    30669, 66679, 20074, 79847, -13813, -33630, -27939, 9898, -18600, -23972, 52787, -36681, -153991, -13411,
    -33150, 113585, 38307, 96515, -23943, 8129, 26196, 4272, -17697, -48812, 66987, -6116, 97823, 34134, 55796,
    -29718, -23443, -7467, 33024, -17601, 17905, 34978, 3886, -15497, 66711, 87418, -73720, 84229, 117791, 62283,
    67303, -1290, 30868, 7261, 30396, -12441, -49791, 88617, 6562, 208358, 85903, 64007, 37143, -33465, -14190,
    -44521, -7527, -34771, 101634, -159344, 38901, 16099, -131768, 33376, 2016, -115308, 21860, 228401, 28271,
    23737, -155520, 162353, 49049, -11652, 54025, 31800, 164268, 66935, 127228, 42565, -83782, 58200, 32311, 4478,
    43633, 185828, -275298, 102210, -22243, 48210, -22750, 29542, 9714, 22915, 85951, 48022, -16070, -119148, 57708,
    -198299, 234648, -32336, 228915, -53748, -255551, 33625, -163480, 353509, 22063, 218676, 39831, 51131, 3605,
    71759, -115066, -204860, 31070, -224758, 124453, 152214, 261468, -308220, -16476, 68169, 162695, 122120, 83467,
    20816, 82742, 63298, 215159, -489317, 1323, 26418, 439373, 32016, 184442, 42767, 109411, 128905, 83879, 288764,
    32562, 202304, 194319, -36345, -8567, 156571, 103847, -32622, 92463, 35928, 6277, 335432, 271524, -236189,
    537276, -225958, -284585, -108646, 91668, 4253, 322709, -522790, 284124, -195456, -126054, 49443, -431261,
    -333723, 186467, 76350, 434503, 376424, 594419, -415894, -57918, -11471, -247285, -493926, 178600, -567071,
    -91092, 259209, -472246, -74414, 667464, 275449, -712212, 755160, -506363, -12187, 296123, -492367, -99218,
    -443499, -603623, 101304, -248748, -288231, -151656, -263941, 383351, -1844, 28650, 34333, 35982, -91627,
    153524, 61519, 100371, 280112, 208928, 10705, 248294, -20413, 6635, 17989, -101425, 57296, 110061, 113695,
    168740, 118520, -138772, 37996, -39224, -50001, 214923, 66112, 369084, 33026, 74504, -39225, 115007, -174986,
    -7658, 119754, -16259, 47489, 274390, -34734, -7106, -52662, 160870, -541, 8995, -109078, 7491, -133936, 4659,
    148028, 70297, 113338, 382614, 19027, 127755, 119367, -176646, -15726, 123408, -50648, -89558, 478998, -5414,
    17885, 161457, -35983, 134039, -12798, 40812, -19028, 46431, 7359, -37228, -57399, -88969, 297641, -115036,
    -47827, 206890, 39750, -21349, -61279, -28078, -94970, 28062, 12470, 17031, 19090, -47500, 163241, 136549,
    -183966, -57904, 85305, 79414, 12072, -153791, -60844, 359923, 408782, -83652, -107666, 105663, 155323, 227322,
    258731, -275968, -58042, -287187, -42376, 270179, -198767, -148693, 187170, 211176, 264568, -240659, -159743,
    -103157, -17694, -173451, 14867, 422550, 466686, -300420, 8655, 5034, -15705, 112271, -16443, -52710, 161168,
    232709, -238599, -175703, 209215, -234739, -159869, -41916, -31816, -75545, -149669, 224812, 51982, -133391,
    40266, 125491, -260841, -302323, -302582, 48303, 277881, -114243, 28851, 48502, -210691, -266062, -257859,
    -70068, 380733, -141730, 8391, 47228, 17371, 351566, -109497, -25102, 154307, 249418, -152654, -108681, -5339,
    -196798, 94981, -340414, -69905, -736, -93595, -163674, -119872, -16547, 268977, -136126, -189906, 183413,
    123787, -310359, -25669, 39174, -9687, 113929, 40679, 225821, -340122, -263724, 70493, 436067, 603053, -354595,
    481983, -540964, -529327, -63369, 24381, -377530, -638656, 549256, 851352, -962485, -58311, 267741, 148818,
    -83494, -23068, 478189, 86277, -261917, -783935, 141502, -163592, -44750, -270875, 623814, 146406, 100250,
    -649184, -481262, 117253, 39464, 901938, 535426, 391048, 429404, -486676, 71759, 521057, 96399, -499228,
    -331925, 1016815, -416660, 432703, 70433, 32535, -298163, 407071, -169738, -360427, 482764, 505968, 450667,
    194032, 367712, -191137, 474919, 14666, -34173, 61060, 16497, 136578, -1839, -58484, 1561, -22949, 14885, 65138,
    -13549, 9608, 29502, 38641, 46979, 143001, -7418, -48728, 42696, -20562, -46475, 39055, -66692, -9438, 10063,
    64318, 13708, 47694, 4709, 26723, 40965, 31366, -3222, 253715, 2753, -134332, -60889, 43641, -14437, -719,
    37986, 12305, 28058, -34350, 5545, 105147, 7639, -26668, 187048, -4278, 40069, -10487, 123674, 22277, 18832,
    204437, -11626, 13026, -6963, -36613, 11691, 144773, 5558, 223400, -11345, 15647, 1496, 55418, 64727, 73430,
    168121, 24324, 7244, 15511, -87950, -7625, 8049, 87254, -25899, -22969, 13270, 58754, -18030, 26726, -32748,
    10085, -9221, -54886, 35216, 35759, -1951, 1826, -10053, 39602, -15077, 1049693, -21933, -12025, -17136, -70604,
    55805, 38331, -69042, -55714, 23588, 70211, -71284, 389437, 49341, -326, 44257, 3855, -68174, 244489, 44506,
    130823, 17593, 35106, -704, -27954, -17661, 3866, -12469, 77762, 32555, 6353, 62605, 70943, 25593, -25746,
    117912, -8149, -19283, -10615, 78211, 176911, -10465, 55971, -25401, -34056, 29344, 146844, 124909, 7025,
    -73642, -4314, 422414, -40429, 16352, -17564, -64328, -46351, 192112, -41911, 15714, -54309, -28197, 61019,
    127147, 250364, 381523, 66304, 72881, -44685, 13139, 126899, 108076, -20328, 88940, -306074, -224197, 181766,
    -43215, 167438, 12798, 76265, -5569, 161411, -433541, 164641, 30998, -59825, 38837, 45354, 43779, 51879, 102281,
    -140098, 281135, 43528, 73825, -178758, 119388, 51981, -6886, -360640, 170732, -335898, -47820, 242248, -22943,
    -16413, -105094, 116836, 65580, -5195, -119837, 235874, -281405, 238986, -104130, -93732, 58657, 165508, 102107,
    129635, 295430, -42706, 75841, -60536, -113085, 3033, -89138, 33900, 241061, 48794, 84426, -110749, 122042,
    8963, -154728, 81921, 7957, 110947, -64251, -267879, 61261, -59098, 137153, -2143, 48397, -145978, 199988,
    -204831, 148141, -40492, 6128, -57016, -87169, 145219, 735, -95479, 64611, -283044, 81468, -279144, -7982,
    163293, 55665, -802931, 521701, -166607, 12837, 5476, 374233, -541252, 653520, 377365, -499071, 562203, -235568,
    207628, 506310, 414541, 464131, -479680, 271470, -275991, 12006, 697805, 861487, -233347, -33536, -378836,
    -150420, 170505, 335619, -1006590, -705578, -436664, -739386, -89168, -372053, -622385, 977922, 570739, 242195,
    -305130, 363916, 507727, -361637, 67746, -434063, 24554, 257736, 140508, 108698, -21855, -444458, 689737,
    -563876, -276507, -290068, -25868, 240492, 528929, 184914, 608862, -704314, 506517, 30063, -348691, 26396,
    97442, 6668, 70836, -37784, -30040, -30561, -8600, -50639, 110333, 173606, 22582, 35405, 802, 2757, 74912,
    -25338, -3160, -102387, 7555, 19951, -14494, 121892, 151990, 33364, 11398, 157295, -30218, 71231, 38982, 137793,
    926, 28696, 31061, 238637, 2753, 7902, 15956, -75014, -155742, 80321, -31001, 14383, -75272, 68139, -94270,
    -56639, 122243, -8243, -37575, -11001, 3956, 21175, 31214, -163979, 216495, -1696, -117268, -8299, 41828, 5672,
    -110579, -6855, -2108, -2013, 57212, -2158, 102829, -14695, -15432, -66599, 473379, 119818, -48782, -14089,
    13089, 112449, 71478, 187264, 136246, 101284, -91665, -144022, -30487, 167455, 115706, -44636, 11992, 57451,
    41906, 81038, 93088, 112065, -44886, -24746, 45291, 56766, 79926, 150546, 23975, 11031, 65321, 421775, -78759,
    47787, 39647, 9495, 53256, -11675, 50487, -88988, 46549, -26068, 19176, 120675, 125560, 41792, 58548, -128025,
    21578, 92171, -908, 3936, 59903, 185644, 9404, 12263, 120785, 147733, -34484, 18246, -87584, 45071, -10818,
    26146, 37959, 3335, 36762, 231872, -199147, -33974, 256309, 71181, 99568, -7587, -148794, -9651, 44344, 34195,
    -34429, 79646, 35498, 97933, 213963, 25577, 114457, 55414, 138223, 49592, 19918, 121690, -3464, 130575, -70256,
    -23086, 148428, -3780, 39218, 184528, -156961, -251597, 8981, -191284, 59715, -58544, 119893, -28878, 168530,
    123627, 26610, 135458, 139322, -13340, -120115, 194244, -26443, 118968, 26651, 154232, 11883, 118449, 60434,
    2432, -57161, 193398, -30983, -95266, 141892, 16157, -302567, 100413, 24181, 182626, -68781, -211533, -288005,
    97845, 116097, 118237, 32323, -44343, 56320, 5146, -64188, -67657, 119953, -26035, -20012, 98206, 125798,
    129798, 36288, -6182, 140700, -62948, -2675, -60373, -46395, -16190, 135958, 115362, 36438, -119871, 70924,
    -39499, 10880, -18345, 4405, 77838, -4, -61547, -29988, 35142, -97541, -151618, 108871, 21702, 95828, 69466,
    -47351, 53829, -1937, 239513, 31065, -124110, 69754, 575350, -253868, -563959, 195516, -471832, -231622,
    -176357, 169035, -625866, 352000, 431831, -472147, 298536, -365789, 356906, -1311, -475692, 519248, 26806,
    -3987, -252612, -124888, 571195, -533499, -148842, 328615, 926701, 197158, -18724, 460704, 511045, 561823,
    469818, 239082, 80896, -657658, -217298, -111379, 605096, -100216, -603304, -464897, -431336, -716919, 595381,
    48286, -181102, -355026, -301170, 49360, 698177, -721992, -626758, 87038, 155028, 675064, 89542, 329788, 425667,
    35026, 252668, -680618, 319232, 401237, 65425, -72813, -32498, -89299, -7406, -81251, -378855, -19746, 78962,
    14727, -7684, 29534, 907, 31387, 8541, 14634, -15970, -39583, -245143, 83406, -2930, 552, 134079, -27486,
    -92440, -33431, 18324, -535434, -148442, -101039, -241943, 45876, 144861, -263460, 247206, -95792, 4146, -76131,
    -108860, -8366, 86568, 1166, -765696, 12649, 11390, 18451, -102216, -729294, -16898, -306383, 39756, -58779,
    -42140, -31362, -54968, -132202, -97881, 1316, 35994, -223437, -385603, 67525, -117802, -81716, -103614, -86527,
    49621, -31733, -8751, -70744, -91703, -237874, -60410, 11855, 7776, -95910, -1579, -69111, -74083, -8952,
    -655063, -10332, 81699, 68168, 127443, -75979, -41093, 183874, -84444, 37752, -317301, -59388, -453162, -103799,
    -46976, -74262, -383932, 6838, 55678, -378257, 14319, -270677, -39542, 49471, 39937, -240859, -267488, -101712,
    -165598, -10808, -44881, -191365, 79927, -102475, -67773, 16416, 171602, -103996, 34389, -379427, -149091,
    -77869, -97447, -30952, -32310, -740489, 36235, -21608, 120466, 155254, -79994, 136855, 115514, -91715, -18979,
    -235377, -148130, -39275, -21613, 88032, 129467, 69324, -37672, -81682, 157309, -64708, -132171, 117232, 66097,
    121903, -56050, 102550, 91807, 65697, 127703, -13235, -91260, 52827, -26124, 162040, 193799, 19634, 130469,
    -127602, -14126, -216517, -97987, 95737, 20102, 65550, -5518, 80275, 459054, 110153, -271748, -10187, 73949,
    -13911, -56688, 14705, -10984, 105879, 11773, -178387, 126514, -215708, 53983, -154460, -52920, 301923, 113436,
    -29934, -21809, 126580, 63508, 148562, 62328, -248463, 34276, -161515, -134785, -58519, 229826, 48292, 145333,
    -105947, -187016, 80532, -28520, 155250, 150781, 20293, 169285, 2639, -147645, 193843, 22753, -163584, -123417,
    -49299, -63145, 108229, -79450, -329264, -50017, 139766, -157978, -43913, 149881, -78771, -6799, -53335, 57671,
    -82412, 15810, -4896, -14824, 9565, 255541, -121256, 10665, 42519, -129848, -359578, -72777, -141831, 33560,
    -17851, -192138, 138040, -23253, -130594, -321132, -13888, 102979, 45277, 479457, -174007, -477689, -261817,
    -171449, 15036, -386136, 662672, -358286, 159896, 414123, -516480, 6788, 449715, 207737, 109206, 514138,
    -603582, 320447, -146067, 378695, -576657, -491322, 584414, 182894, -520914, -53064, -314687, -842513, 40483,
    49573, 493863, -321363, 81008, 194135, -884188, 210256, -993658, -343913, 146353, -480019, -27778, 249261,
    -800684, 287680, -557165, -124027, -642945, -566418, 398420, -357406, -292999, -96932, 695586, -343277, -513290,
    -181965, 378645, 596324, 400336, 310925, 459950, -229169, 178690, -22081, 15822, -50694, -14865, 46757, -28669,
    13862, -19147, -19517, 26841, -3703, -46015, -26479, 719, -6333, -13507, 2881, 20590, -3946, 47593, -43266,
    -11449, -15488, 12229, 3344, -3119, 2389, -24692, 49527, 45171, 42500, -32170, 24964, 95081, -34900, 32929,
    -13927, -3397, 38656, -25519, 10983, 22258, 23457, -25437, -51491, 27169, -65862, -8953, 37854, 80858, 25262,
    72671, 27186, 3921, 16438, 43838, 40701, -47185, 8609, -29740, 28417, 88321, -26289, 23965, 260536, -59543,
    -35669, -184934, -54207, -179972, 264234, -194437, 32258, 371827, 95301, 83381, 91695, 42912, 36220, 150007,
    -141556, 3072, 135735, 204748, 152542, 235111, -290581, -51761, 311745, -215175, -221498, -363559, 10979,
    -55488, 146928, 51535, 118436, 18007, -150093, 28046, -80613, 227119, -67917, 119485, -82151, 42585, -262137,
    54032, 112222, -131483, -19407, 51742, 34001, 379241, 73103, 123890, 61364, 2071, 186068, -70167, 156220,
    -109430, -85049, 113032, -83201, 33504, -135494, 27583, -19376, 28981, -119452, -7228, 102054, 179729, 120136,
    127678, 78345, 152742, -25625, -61002, -139257, -161676, -80865, 157477, -108176, 245054, 479937, -176595, -86,
    136709, -172376, 62665, -32322, -162383, -70474, 122773, -323041, -59255, -215895, 180788, 54931, 56003,
    -109108, 59333, 184806, 128893, 180114, -140214, -206881, 221766, 201066, -15014, 188900, -91077, 188534,
    -201122, -263560, -2591, 46975, 233463, 178059, 66445, 7058, -125261, 99807, -2187, 132849, 18917, 238146,
    17977, 69540, 86936, 203026, -351784, 535747, 13813, -371255, 111602, 56227, -42792, 385132, -114056, -498480,
    348701, -38823, -355281, 701541, 700007, 267844, 56994, -166801, -447641, 488064, 133614, 558791, -373548,
    -225311, 613710, 257871, 421878, -334623, -539644, -213125, -72858, 33151, 108715, 16273, -37130, -30240, 13299,
    48924, -28247, -29176, 19836, -12534, -65942, -70569, -37601, 6212, 10393, 12366, 17696, -41859, -16451, -1698,
    9488, -68523, -7862, 18179, -59095, 49072, 15792, 63364, -25038, 74504, -25414, -70223, 575099, -213553, -884,
    166923, 278466, 182312, -237045, -477695, -160378, -21792, 137687, -274221, -119667, 36588, -145263, 238475,
    -42902, -514587, 137937, 212684, -13564, 779329, -44039, 154522, 36369, -224820, -168493, -104613, -64172,
    190893, 238074, -125354, 516086, 163047, 67112, -76261, 292130, -110941, 68683, 97280, -195815, -169328, 19450,
    121499, 247427, -117436, -115171, 521356, 19736, -51814, 212290, -79900, -77183, 24298, -274760, 120737, 25188,
    -81531, 336197, 146054, 165238, -67252, -77636, 100073, -25107, -248591, 52457, -190088, 17490, 92560, -101767,
    -110614, -71915, -21961, 190215, -162750, 158883, -91475, 46050, -158387, 166403, -121528, 51152, 9964, -7924,
    2478, -2945, 64037, 217331, 139384, 133250, 123591, 175134, 114105, 22032, -53416, -26486, 46409, 71563, 121861,
    -31467, 16176, -504196, -2612, -75011, -27396, -167656, 114540, -194863, 163871, 87916, 182916, -268231, 267433,
    -158870, 70869, -49744, 26544, 90095, -92891, 259813, 36005, 156025, 65052, -117644, 93337, 10679, 59931,
    -319324, -26545, 295122, -269850, 809111, 487199, -375863, -61639, -71567, -107603, 645451, -210046, -183059,
    -254941, 952104, -220949, 323922, -28296, -143696, 296528, 179431, 371753, 118271, -268744, 590619, -370795,
    435940, -429755, 278278, 85013, -342932, 35631, 83345, -91695, -95140, 90063, -40823, -20008, -59259, 12934,
    -44725, -20094, -53959, -11960, -44820, -28743, -34542, -30020, -5761, 21827, -16028, -27983, -8059, 15902,
    -4790, 75309, -54295, 2237, 21875, 44460, -39464, 13783, -12555, 83759, -12891, -221245, 165520, -296071,
    359494, 37513, -69582, -142586, -120914, 273201, 172279, 280625, -305351, -286474, 145716, -340397, -40095,
    116211, -57012, -342821, 305689, 113962, -272962, -140879, -12756, -49934, -153277, 205197, 319966, -372447,
    389628, 313340, -83104, 54036, -314242, -593056, -81662, -95318, -382448, 29087, 395288, -371283, -42544,
    163616, -243888, 128972, -25489, 227945, 293866, -322118, 52462, -249033, -345759, -236579, 14467, 47089, 2903,
    732450, -152256, -352670, -10235, -439493, -256263, -28843, -195648, 95257, 122774, -39979, 237210, 53636,
    59597, -273846, -87110, -92714, -341255, -254002, -183406, 22931, 41953, 86921, 3374, 43489, 30884, 74919,
    35059, 43921, -80314, 77244, -123031, 133171, 52713, -163949, -56411, 128342, 91551, 44691, 38001, 118487,
    -168228, -23423, 133928, -103248, -329380, 55416, 70533, 210845, 80133, -160685, -84720, 11988, -213026,
    -136580, -286067, 198381, 23472, -207802, -141864, 19205, -311074, -4512, 185460, 35325, -120634, 154665, 46208,
    211063, 214924, 322933, -521773, 366474, -61651, 33164, 781373, -646683, 363033, -218317, -248324, -4369,
    587170, -206512, 13919, 406743, -439809, 429665, -758615, -189077, -508885, -550920, 326290, 413661, 660517,
    384356, -176712, -178437, 401634, -408514, -225488, -688301, -726057, -102493, 0, 0, 0, 0, 0, 0, 0,
};

const int16_t cpx_factors[] = {
    29203, 29496, 25324, 27454, 31288, 32622, 31731, 30449, 27853, 21947, 25007, 25389, 17095, 20786, 28266, 21316,
    32121, 20157, 26660, 19980, 26518, 32516, 24757, 32268, 27133, 32710, 32678, 24278, 20684, 22030, 17923, 22647,
    29643, 28188, 16532, 17395, 25491, 25934, 26826, 25760, 16627, 28385, 24457, 30711, 24793, 17151, 19634, 24693,
    28002, 26276, 20476, 27563, 19242, 27079, 20125, 23511, 18620, 26292, 32385, 21046, 19455, 18373, 27944, 27078,
    28285, 24194, 18855, 21537, 28521, 23523, 23579, 16827, 32747, 18885, 30607, 28859, 20962, 26925, 31097, 32758,
    26550, 21855, 16858, 17812, 23656, 25585, 16688, 26293, 18851, 30746, 19836, 19824, 20723, 32564, 26020, 28991,
    16542, 31716, 18221, 18373, 27057, 19464, 18164, 16443, 28543, 28223, 20355, 17865, 21932, 19748, 22500, 17588,
    31252, 17134, 22301, 17299, 20562, 25360, 27835, 32250, 25922, 22651, 25395, 25619, 16567, 17010, 26372, 26934,
    21214, 22659, 31162, 30142, 29997, 17862, 22228, 22480, 22462, 31719, 19222, 21499, 17495, 17980, 31035, 27767,
    25483, 26235, 18759, 18330, 23233, 26653, 19260, 31530, 28553, 29428, 19161, 23756, 18723, 16600, 17473, 18901,
    22633, 29755, 17665, 27153, 22988, 17633, 27546, 16507, 19423, 29748, 30903, 26689, 21692, 27281, 23126, 28612,
    22930, 20766, 30809, 24149, 16438, 19623, 20725, 21797, 23085, 31207, 32738, 30234, 32533, 16638, 32184, 23708,
    25970, 19545, 23910, 30161, 24624, 21674, 17963, 19024, 22279, 30402, 16712, 25818, 26278, 25155, 26561, 17574,
    29903, 21619, 20679, 21471, 22921, 20366, 28838, 23776, 24090, 18650, 27398, 19904, 21316, 23021, 31948, 23846,
    24221, 32596, 16666, 25298, 18443, 19580, 22980, 29947, 32689, 20001, 23914, 27724, 30786, 29752, 17252, 20565,
    21015, 17884, 27394, 29742, 24881, 31889, 21678, 20149, 18940, 31982, 27106, 19899, 17763, 18627, 21077, 16918,
    18771, 18390, 24573, 28010, 23532, 30604, 24073, 21994, 22048, 19064, 27506, 21025, 27486, 27900, 32647, 19410,
    32135, 31539, 27957, 28671, 18609, 30866, 18077, 28120, 24045, 24300, 21701, 16931, 26277, 19110, 26492, 20079,
    31823, 31763, 17836, 19248, 27686, 28758, 27878, 18878, 24540, 20615, 19447, 24886, 21741, 28873, 16858, 30862,
    27522, 18585, 17637, 29470, 26121, 25732, 25510, 17393, 21933, 30293, 27406, 27363, 24213, 31433, 28778, 19263,
    16809, 23748, 31357, 23966, 24604, 21841, 24254, 25850, 28043, 28577, 22177, 16998, 24118, 28938, 17551, 22180,
    23088, 16621, 25833, 23460, 29682, 20366, 20812, 24643, 23343, 20266, 20712, 26368, 29793, 30304, 24304, 16410,
    16652, 20836, 28520, 20638, 18184, 18199, 20484, 27202, 30251, 17070, 20864, 16712, 24332, 30751, 16666, 20973,
    19168, 20090, 28173, 17098, 17637, 29321, 17518, 19143, 28119, 30355, 21177, 19961, 30346, 20770, 19786, 28796,
    25311, 23163, 29503, 20397, 18848, 19645, 25079, 22018, 25875, 31781, 19047, 24039, 29973, 29670, 29163, 19724,
    16401, 23061, 25875, 27831, 21211, 18616, 20296, 23400, 30573, 26940, 25183, 31767, 18302, 17808, 22540, 30676,
    16784, 31766, 21440, 23791, 30676, 22228, 27288, 17383, 30552, 27787, 21305, 24393, 30117, 22895, 30248, 24035,
    31643, 19551, 16771, 28325, 29001, 23905, 19872, 29072, 23725, 32563, 20508, 28600, 17320, 31323, 26143, 27445,
    26536, 28916, 20018, 31867, 19389, 17323, 19730, 19046, 19150, 24530, 30423, 28574, 16454, 18400, 22668, 17229,
    22416, 25125, 19534, 25541, 23793, 22971, 26909, 24255, 23770, 30514, 18539, 19076, 23057, 23491, 32522, 31896,
    30247, 28608, 21606, 27075, 23015, 25371, 28573, 29506, 18240, 19019, 25722, 18703, 29850, 27924, 26274, 22893,
    23935, 20271, 17399, 25236, 21996, 31075, 21875, 31118, 21356, 17732, 16764, 17572, 22687, 20147, 27150, 18048,
    24295, 24549, 16721, 29708, 25020, 17321, 21460, 16623, 31470, 27618, 16601, 27389, 19799, 29334, 16909, 19072,
    29843, 25135, 20828, 16702, 22889, 21773, 30918, 22058, 26714, 24923, 25450, 23966, 16879, 25241, 26863, 19659,
    29708, 26546, 24306, 19095, 23762, 22363, 26895, 31248, 30416, 24221, 29534, 31013, 22428, 29468, 26567, 23743,
    23671, 28658, 31243, 28718, 19496, 19280, 24301, 16678, 30963, 23539, 18256, 17536, 23632, 27968, 30962, 29022,
    16886, 30335, 32524, 20471, 23275, 30452, 21651, 20060, 22655, 21922, 32379, 23595, 32601, 29808, 22253, 24123,
    30953, 25457, 31137, 20924, 24737, 22479, 29668, 19507, 17784, 18877, 16913, 16623, 24201, 17438, 30808, 29284,
    32716, 26694, 17312, 29565, 32463, 24270, 32743, 19010, 16546, 21371, 25460, 22381, 25903, 25939, 29485, 27332,
    26750, 27732, 20101, 17519, 17891, 18585, 28270, 26087, 30331, 32617, 19047, 31398, 19304, 17706, 30673, 21215,
    24796, 31568, 28758, 19182, 26166, 29489, 19770, 23797, 17168, 17355, 20329, 31835, 16655, 19789, 16386, 22731,
    26738, 27708, 21819, 23439, 21428, 25286, 30992, 17997, 17951, 25146, 16877, 17475, 28303, 16605, 23679, 24228,
    19697, 24188, 25974, 17084, 24555, 21420, 23292, 19966, 27714, 16874, 21105, 20590, 27607, 17070, 20795, 21401,
    20588, 21895, 27127, 16926, 16394, 27408, 18088, 23868, 18984, 30630, 21166, 17918, 22162, 17224, 17234, 20474,
    29343, 21612, 29833, 20828, 17865, 16463, 30113, 17362, 25840, 19947, 19291, 20552, 21490, 30304, 17664, 29124,
    21224, 20176, 24202, 23454, 24915, 19303, 17360, 21373, 24186, 22255, 24216, 17934, 22513, 17470, 17771, 17444,
    23631, 20858, 21643, 26792, 30153, 31358, 18288, 21286, 17615, 30409, 25592, 18734, 29214, 31809, 18212, 27429,
    31919, 30761, 23017, 27812, 16600, 29995, 23463, 17700, 24612, 29320, 19877, 20463, 18095, 23897, 28624, 17446,
    26514, 16721, 21475, 30239, 18668, 27377, 31764, 16785, 19079, 27262, 17185, 21751, 25094, 24268, 16881, 24396,
    17146, 32680, 18521, 22315, 25468, 27366, 24455, 31522, 17772, 27459, 31842, 25315, 29262, 23263, 16774, 21074,
    28960, 21953, 19284, 21651, 21553, 23231, 26754, 22304, 18377, 21304, 25284, 20126, 19337, 30782, 24415, 18772,
    26812, 19703, 21724, 22944, 20969, 21548, 16604, 32323, 29265, 25152, 17817, 28994, 25360, 19251, 23953, 29381,
    17322, 31969, 30154, 27371, 18188, 20895, 17109, 20648, 21769, 19442, 16698, 25193, 22781, 19142, 17710, 25633,
    21513, 22305, 24906, 25405, 29172, 17172, 19119, 20099, 17220, 29733, 21427, 17526, 27426, 21277, 21021, 30788,
    27257, 32270, 27876, 20830, 18581, 23727, 30354, 19716, 17841, 29289, 27091, 23185, 26026, 28229, 21343, 29333,
    19907, 20144, 32067, 27186, 22921, 28734, 25046, 24714, 31403, 24015, 17590, 21610, 18745, 30487, 28440, 21949,
    21399, 28059, 23038, 25682, 18754, 21292, 32641, 21569, 18871, 16735, 32292, 29869, 16391, 16429, 30725, 24160,
    16799, 21049, 32102, 27750, 18775, 23058, 20595, 25082, 29582, 27124, 26570, 16406, 17669, 22164, 30769, 21843,
    18882, 22149, 17046, 32493, 24193, 19511, 26365, 24470, 21467, 25063, 24383, 30428, 21600, 20252, 18833, 17675,
    16402, 19237, 27132, 17058, 16887, 24173, 20253, 17096, 16685, 22793, 32741, 27590, 31901, 23408, 20679, 21764,
    23584, 21901, 17050, 21590, 25346, 17877, 31727, 19200, 26772, 19412, 30933, 25173, 20686, 26876, 18437, 31990,
    21964, 25245, 20154, 24364, 18730, 31787, 22527, 28689, 26558, 20428, 26521, 26092, 21374, 17247, 18533, 19735,
    28446, 27607, 16690, 25129, 30700, 21565, 30377, 29990, 25743, 22185, 17012, 21491, 18333, 22579, 25536, 16684,
    32690, 16909, 21000, 25595, 29920, 24776, 21281, 23453, 22356, 22366, 16911, 31158, 16896, 27749, 20673, 25776,
    29078, 22039, 18998, 29684, 18175, 24216, 16656, 23910, 17822, 22762, 23382, 18391, 28982, 21667, 20958, 17530,
    18874, 24358, 18046, 18890, 24177, 21794, 27647, 30696, 26399, 18076, 19051, 16683, 19359, 19486, 18129, 17468,
    25188, 31141, 17263, 26784, 20466, 16767, 20550, 17518, 18926, 24437, 30252, 22988, 28449, 22597, 18198, 27911,
    21807, 18879, 31379, 16670, 22085, 27087, 20560, 22316, 31264, 18006, 19493, 29314, 24029, 26306, 19012, 24557,
    23369, 18651, 24756, 23366, 26345, 25808, 21100, 21274, 29499, 21639, 23968, 19618, 17486, 17072, 28439, 21987,
    27581, 21669, 19098, 24056, 27197, 20343, 28112, 27741, 21461, 27846, 20382, 22469, 24978, 20399, 30273, 25734,
    29097, 17420, 22642, 24665, 21819, 17668, 24541, 28525, 32584, 19639, 23897, 23986, 27483, 18036, 17568, 16741,
    30266, 31327, 23999, 25365, 22128, 21288, 30782, 18359, 24514, 18941, 25963, 21241, 21600, 25219, 23164, 21135,
    30368, 18695, 22913, 25182, 26503, 20842, 17225, 20060, 22073, 31113, 17992, 20689, 18815, 22969, 17078, 22704,
    22711, 25119, 19719, 29825, 26418, 22097, 16616, 24279, 26168, 31159, 24508, 24292, 29585, 24552, 31156, 24572,
    26271, 31850, 30043, 30600, 28087, 17377, 17922, 19492, 22718, 28540, 16550, 23440, 26055, 29820, 18051, 19084,
    28370, 17217, 23843, 28634, 22730, 21192, 31108, 21232, 28132, 25085, 18794, 21200, 25679, 24847, 16493, 29913,
    16854, 17920, 29060, 19575, 16772, 20993, 26025, 24604, 18482, 19110, 21363, 20643, 23117, 17380, 32515, 25477,
    18299, 26365, 16863, 17508, 17592, 23438, 23128, 24671, 21024, 25822, 30116, 27816, 32573, 32190, 21493, 23601,
    25664, 18050, 24779, 30230, 30627, 21407, 29452, 25469, 24836, 29406, 17919, 31655, 24567, 21500, 27089, 21987,
    32599, 29677, 20351, 31185, 17436, 24072, 29295, 26435, 17388, 25204, 28242, 32339, 16516, 19286, 25893, 28541,
    31957, 23584, 21198, 28046, 19989, 22907, 29142, 19193, 32722, 17041, 25478, 21357, 19010, 30226, 28116, 27319,
    25573, 22465, 25520, 28567, 21980, 32514, 29394, 22720, 16565, 23415, 31405, 20826, 19282, 25665, 23924, 21901,
    18682, 27951, 20591, 22531, 27354, 18192, 24737, 28972, 17779, 27390, 31290, 32124, 20000, 18934, 22487, 27117,
    24250, 32034, 18262, 29226, 22397, 20010, 21259, 20496, 19868, 23753, 16639, 16921, 20820, 18167, 27722, 24923,
    26682, 29188, 19438, 30100, 23434, 19095, 31691, 20532, 23862, 21156, 30757, 28989, 17790, 17536, 18597, 20163,
    26457, 17072, 18435, 18015, 30905, 32258, 18095, 31264, 19995, 17719, 18073, 28052, 18028, 23828, 31024, 22155,
    21111, 21206, 31680, 18375, 26370, 22936, 25283, 19799, 18132, 25571, 21690, 25672, 26100, 29882, 25212, 16752,
    20590, 19743, 23607, 16479, 25895, 17583, 16603, 19742, 16822, 25129, 19437, 19922, 18581, 27637, 16779, 30154,
    20431, 30199, 17762, 16894, 26627, 16737, 28797, 23503, 23992, 24713, 26931, 28348, 18630, 17193, 17387, 20615,
    17106, 30611, 23801, 16557, 28647, 24711, 25944, 17387, 21656, 20517, 18968, 21650, 22683, 22285, 17787, 29332,
    28529, 31549, 19965, 24649, 18952, 24861, 19500, 19824, 21231, 28950, 17507, 31946, 16757, 20407, 17617, 21604,
    26786, 29000, 22096, 30004, 29275, 17114, 19595, 18017, 31714, 25477, 31769, 32410, 31357, 20268, 32481, 32573,
    19859, 26233, 23916, 20951, 23412, 23382, 16460, 19855, 25443, 24365, 22709, 25221, 21046, 20933, 25308, 17647,
    27856, 18142, 25395, 17980, 18641, 31038, 27989, 29786, 32035, 17367, 31098, 16494, 32697, 32742, 21445, 30951,
    25774, 19166, 25981, 31421, 24022, 22690, 27092, 20345, 20130, 21776, 16413, 20921, 23535, 19316, 31318, 17502,
    32490, 32637, 18901, 20268, 22160, 17559, 29062, 24237, 32468, 17442, 25505, 17827, 16496, 20039, 17716, 22545,
    30419, 25159, 25177, 31236, 20501, 27130, 21939, 27489, 24023, 20431, 17561, 31544, 18903, 28155, 17395, 17233,
    31018, 29965, 31067, 31970, 28403, 17441, 32041, 16887, 27276, 31854, 26022, 18377, 27424, 32211, 21304, 32510,
    17535, 26188, 23239, 19937, 16644, 19502, 17749, 26411, 18551, 27949, 18072, 16742, 18618, 16756, 22593, 23256,
    32565, 31957, 29473, 24388, 27816, 30300, 22637, 20635, 20176, 16826, 17958, 25788, 28696, 18160, 22977, 26745,
    23034, 21565, 18425, 20401, 18599, 24217, 18750, 19645, 29515, 17216, 22770, 18459, 25622, 18601, 20562, 19549,
    25679, 30298, 19241, 22394, 23314, 18005, 24144, 18890, 23758, 21944, 22040, 16746, 28369, 19594, 27129, 26037,
    31436, 17701, 29449, 18025, 28279, 24332, 16969, 25577, 21495, 25872, 18906, 28891, 30144, 22613, 22032, 28463,
    28733, 28933, 22744, 32029, 22489, 31002, 20210, 28762, 22986, 27934, 25099, 17569, 20691, 26557, 26174, 17660,
    30015, 24633, 18959, 21358, 29701, 23597, 22132, 21847, 18028, 24528, 16683, 31573, 28205, 29653, 25294, 30860,
    24116, 17060, 25836, 18257, 26827, 19914, 18203, 24157, 18304, 32434, 30903, 29109, 19834, 21332, 19420, 18363,
    27878, 16820, 27846, 18051, 21064, 18155, 31491, 27262, 30768, 19567, 20099, 22783, 24900, 31152, 27167, 16418,
    24498, 22946, 21096, 18509, 31885, 29330, 29706, 27064, 18014, 22519, 16413, 18052, 29018, 25118, 24008, 20357,
    18603, 30152, 21552, 17720, 22272, 20467, 27175, 19847, 18597, 25736, 22620, 28428, 28916, 30996, 19631, 29362,
    20223, 23987, 19241, 17565, 28569, 16713, 20120, 17839, 21233, 28469, 23209, 32580, 17633, 28547, 28336, 21882,
    19548, 22741, 32301, 21587, 26049, 23971, 27203, 20238, 29893, 30885, 17982, 26983, 27199, 26106, 31066, 24208,
    16846, 21566, 16793, 21148, 25124, 28310, 25115, 24985, 17944, 28915, 19260, 16683, 21056, 20398, 24852, 26690,
    20138, 31345, 18117, 24701, 17680, 26757, 24184, 22178, 18013, 28040, 19194, 21819, 31228, 22925, 17513, 18022,
    16675, 25413, 17570, 18264, 19775, 17987, 31512, 31438, 21233, 18510, 17784, 31923, 18110, 29454, 19839, 29050,
    21139, 18571, 21542, 23735, 20490, 30518, 25351, 25548, 32389, 23745, 20558, 22529, 16665, 28066, 25595, 23914,
    29507, 22519, 21920, 29482, 16675, 16540, 17097, 26882, 21223, 31414, 25823, 30590, 32526, 30837, 18932, 17663,
    29184, 31547, 18078, 20369, 18367, 20113, 20937, 25179, 20013, 27761, 30718, 27292, 29633, 22755, 17464, 19506,
    24718, 20306, 18908, 18526, 18051, 17209, 17117, 22078, 26804, 16712, 21919, 18021, 30521, 17491, 17209, 18061,
    32314, 21048, 17538, 18850, 20188, 16473, 22904, 18163, 25965, 27249, 18407, 17230, 28984, 22968, 25583, 28323,
    21483, 17167, 22130, 22095, 31027, 19228, 26317, 30577, 19478, 17657, 23590, 26413, 16694, 22774, 21263, 18730,
    21438, 20672, 17037, 19601, 22671, 25174, 18353, 23510, 29268, 29174, 17121, 18498, 20758, 21315, 28181, 22176,
    16462, 17317, 25434, 27048, 24974, 21913, 16547, 31343, 19805, 22433, 28254, 30751, 19119, 18525, 20637, 26632,
    25058, 20866, 20499, 23771, 18569, 20018, 32265, 25746, 26033, 32708, 22884, 17553, 28094, 32528, 20160, 22868,
    19569, 28989, 19636, 27265, 20527, 29385, 22935, 30527, 17002, 22887, 18222, 25819, 30807, 23301, 22312, 16514,
    18102, 30102, 17009, 24962, 16969, 31384, 20389, 25718, 17615, 21726, 31292, 31647, 27216, 22589, 25655, 31142,
    31416, 27207, 27857, 29924, 28081, 23015, 29805, 18718, 21484, 24546, 18054, 26604, 26281, 29745, 24855, 19630,
    22260, 20712, 16556, 22472, 20765, 32487, 29146, 20685, 19972, 24540, 17882, 18784, 23053, 24043, 28605, 20066,
    21442, 18178, 17877, 19241, 20957, 22199, 16485, 18295, 19023, 22252, 23795, 21459, 31577, 20749, 22678, 27914,
    28889, 30143, 25558, 18258, 31457, 23999, 30649, 19629, 30612, 20938, 22311, 23921, 20725, 28540, 21772, 31989,
    18859, 24718, 19329, 29518, 20830, 31905, 26956, 24067, 29701, 18782, 27194, 26312, 29388, 21361, 27899, 27130,
    17515, 28698, 31009, 19779, 17217, 20861, 20426, 27726, 32587, 21064, 21896, 32036, 27234, 30087, 18933, 26363,
    20235, 19025, 20098, 16894, 30164, 19879, 30819, 20475, 21437, 23957, 30620, 19343, 19550, 24182, 23197, 24589,
    25375, 30735, 19129, 17598, 28767, 31509, 21723, 25921, 16677, 19298, 18273, 30776, 18933, 17025, 32183, 23751,
    18931, 29136, 21608, 20444, 17610, 25875, 28533, 24474, 24999, 20904, 19906, 31699, 31270, 22471, 26768, 23048,
    18844, 19748, 21790, 22713, 25113, 16720, 17830, 21783, 28823, 16683, 20726, 17632, 18836, 18320, 28853, 31167,
    24842, 28862, 19824, 27358, 30094, 27266, 22076, 18965, 27436, 31639, 22665, 21003, 18239, 23678, 29656, 26432,
    20929, 21999, 19816, 18093, 25068, 29423, 20568, 24055, 27339, 20119, 22314, 23228, 21657, 19220, 32172, 26261,
    25992, 19485, 31294, 18221, 16667, 31406, 26585, 24457, 26928, 22718, 16843, 32062, 23667, 25929, 24103, 28367,
    26533, 25141, 22944, 22979, 17103, 31210, 31912, 26182, 19680, 20323, 21098, 30485, 21285, 19115, 17559, 32182,
    22184, 29850, 31055, 18994, 32464, 18503, 25130, 25074, 17857, 19103, 25435, 29152, 16716, 30480, 18721, 32656,
    25956, 26051, 29094, 17613, 27143, 17011, 28745, 20759, 32423, 25635, 19965, 26724, 27662, 17735, 22963, 30595,
    24129, 20328, 21753, 22336, 21645, 23238, 20496, 19222, 17867, 30777, 21959, 26028, 23187, 19397, 19502, 19696,
    25695, 31229, 19755, 18965, 30137, 26826, 25462, 17617, 26316, 22897, 30849, 21568, 28890, 28374, 23487, 21944,
    27238, 28257, 27717, 30819, 31774, 32376, 16882, 17571, 21659, 23206, 20324, 30839, 27571, 28886, 18282, 17616,
    23288, 24919, 20093, 16927, 27785, 29969, 22285, 22034, 16791, 16953, 23937, 17205, 26223, 29473, 24232, 18961,
    26440, 20450, 31290, 16517, 27152, 32748, 25651, 20668, 30195, 21483, 17063, 18375, 25226, 27567, 24274, 21272,
    29973, 17054, 31146, 22994, 18385, 21784, 24488, 17470, 18182, 31931, 30417, 20794, 29029, 21658, 19843, 21604,
    27993, 19934, 19423, 17566, 31984, 30652, 20395, 18497, 23583, 30769, 23431, 23236, 21048, 17882, 16701, 26153,
    24093, 22315, 23998, 25490, 18765, 30530, 26323, 29486, 22642, 20272, 29352, 19732, 31706, 23568, 18612, 26025,
    24098, 26117, 20734, 24339, 22024, 21277, 22567, 18134, 27396, 27288, 16630, 22924, 18551, 31291, 25715, 23356,
    30305, 23119, 18469, 22708, 23736, 18937, 21577, 19096, 19088, 30590, 16868, 20226, 19680, 19573, 17810, 24901,
    23629, 31906, 16828, 24279, 17715, 25879, 17370, 16567, 19214, 18567, 24872, 24420, 30336, 19611, 17956, 28521,
    18916, 26513, 30142, 25352, 26611, 30174, 19550, 18833, 18299, 16533, 30878, 16680, 22022, 16838, 26432, 22221,
    20686, 26999, 17990, 29212, 27745, 23358, 19397, 24463, 22944, 17386, 20958, 18215, 22442, 29853, 32527, 25016,
    25144, 29483, 18926, 16702, 27201, 22169, 21059, 22618, 21946, 31174, 26989, 30922, 19023, 31073, 16441, 26287,
    23514, 32423, 24324, 24922, 25352, 25720, 25244, 23562, 27155, 31442, 22801, 26841, 21085, 22597, 31330, 21425,
    23101, 29509, 25104, 18898, 32763, 24299, 26682, 20686, 26416, 23146, 17921, 26314, 22474, 19473, 27610, 25248,
    25803, 29482, 26174, 25802, 31025, 24011, 16927, 17925, 31883, 18802, 20110, 24358, 20131, 31065, 16470, 28063,
    22171, 26928, 26666, 24635, 31003, 22910, 25350, 30719, 21969, 27758, 28401, 24344, 23219, 24722, 27449, 24366,
    24375, 21486, 20910, 18554, 25538, 28259, 24100, 19308, 18592, 25324, 20087, 16905, 20997, 28447, 21263, 18912,
    21675, 28778, 30009, 22253, 25561, 19617, 22297, 17529, 22133, 30192, 30268, 18524, 23141, 22299, 19125, 28801,
    17808, 17274, 17062, 19937, 23608, 30537, 23981, 21281, 19342, 19914, 18573, 31658, 25586, 31523, 20774, 26579,
    22074, 18549, 21259, 17005, 17491, 19075, 20734, 16527, 26350, 21864, 17641, 19201, 19701, 18075, 17881, 22056,
    21786, 22869, 19463, 17560, 22451, 19538, 19158, 28597, 16874, 22344, 20653, 22805, 24774, 18618, 21678, 17153,
    20738, 26144, 26181, 24531, 26920, 23953, 26306, 28977, 17145, 25462, 20111, 20382, 21156, 27676, 24365, 21780,
    25100, 23099, 20762, 26822, 27198, 28988, 30084, 24817, 30534, 16596, 18795, 16939, 17498, 21366, 24419, 26316,
    25264, 20737, 30983, 20125, 19924, 18866, 21513, 16618, 16742, 24477, 22144, 19804, 25893, 25044, 23329, 19383,
    19745, 18251, 18044, 20576, 21955, 23992, 26052, 29073, 29772, 23570, 22102, 31157, 21874, 30679, 29562, 30397,
    19524, 29223, 27683, 27453, 27472, 19801, 25793, 19292, 19830, 28955, 28754, 17423, 16709, 25176, 27221, 24072,
    27759, 17700, 18115, 17338, 18383, 26136, 26807, 17304, 26057, 28350, 19615, 23611, 24307, 24346, 24099, 27149,
    20100, 21083, 27273, 21316, 24770, 24761, 25061, 17498, 21647, 18290, 25349, 19833, 23029, 30170, 20081, 17598,
    17527, 19706, 16761, 24216, 23844, 28214, 19385, 19051, 27572, 26938, 21364, 21600, 27529, 16818, 20137, 19993,
    22056, 22183, 23188, 31638, 26729, 21261, 24949, 22059, 30123, 19641, 28934, 19220, 21184, 23903, 17977, 31558,
    19421, 18313, 17816, 18314, 19742, 22360, 21253, 20993, 19370, 23403, 19271, 19757, 19831, 25920, 24345, 26171,
    19156, 18164, 28404, 20397, 18057, 24789, 23078, 22309, 28383, 21403, 21471, 21059, 20430, 25556, 17724, 24837,
    22542, 18247, 31888, 20011, 29990, 23495, 22025, 20349, 18036, 18598, 26753, 17599, 21907, 20202, 21208, 20177,
    31807, 18715, 28313, 30823, 16847, 20315, 22384, 24769, 32481, 21356, 31097, 19198, 17824, 28144, 25323, 26177,
    22625, 28318, 18000, 20095, 20174, 19693, 27933, 30629, 20105, 18468, 23097, 27026, 16623, 16493, 28624, 22885,
    17814, 19236, 22336, 27969, 30392, 24796, 21443, 22329, 22071, 24340, 18203, 22137, 21534, 16906, 16870, 19477,
    20402, 17110, 18690, 25479, 28488, 17866, 23843, 18589, 31097, 25702, 28432, 16900, 27075, 29587, 24354, 31641,
    16593, 32542, 30650, 17815, 25029, 27043, 32558, 25355, 22704, 31792, 27847, 23893, 20252, 23807, 32634, 26309,
    16588, 23052, 23292, 20728, 19705, 26065, 29981, 23304, 22693, 23238, 18580, 30763, 25929, 24214, 24185, 18735,
    23456, 18506, 19306, 32457, 23228, 23966, 21519, 26236, 26947, 21275, 20481, 20259, 30254, 21372, 24858, 31567,
    23489, 21964, 23441, 26498, 26722, 20607, 26258, 21381, 16697, 18809, 19386, 28694, 24398, 24304, 21108, 30018,
    25846, 28055, 29619, 19741, 22853, 20765, 28110, 26461, 23810, 22657, 26700, 20398, 21202, 24438, 24146, 29734,
    25332, 20449, 21872, 17906, 20097, 22098, 20155, 22365, 29897, 22391, 24037, 21331, 20901, 25926, 30811, 30924,
    24875, 24908, 17425, 24233, 20959, 28066, 23959, 21501, 20629, 19718, 24667, 24078, 26725, 22096, 20374, 22010,
    28055, 18585, 23624, 21684, 22233, 20620, 22452, 18639, 21569, 20645, 17068, 21389, 17276, 28786, 19267, 19638,
    26195, 29445, 32182, 29130, 31754, 17306, 21356, 17682, 16916, 22288, 24684, 24275, 30407, 20724, 22092, 21096,
    28134, 16874, 30055, 17073, 24288, 18240, 17757, 25759, 23513, 20423, 17749, 18650, 20133, 30967, 18486, 30665,
    23704, 30490, 18071, 23721, 22357, 19303, 25666, 18326, 23062, 16668, 26952, 21045, 24739, 20110, 21669, 26780,
    32202, 23230, 21895, 16828, 22139, 20888, 27441, 27995, 18458, 24592, 28238, 28363, 20968, 24297, 21217, 20378,
    16901, 28210, 24532, 20973, 23276, 17731, 19263, 22906, 22862, 17983, 29477, 27632, 27535, 23902, 32587, 17775,
    30222, 18036, 19528, 28206, 30289, 30556, 22610, 18350, 25818, 32445, 28638, 23471, 29072, 21907, 28320, 19456,
    30174, 19098, 26601, 28440, 26877, 31401, 27733, 30047, 16474, 24422, 23529, 20669, 30112, 30908, 24461, 25284,
    28441, 21999, 21141, 21650, 23390, 22876, 21934, 16425, 20438, 31230, 17003, 21331, 32644, 32251, 16639, 16960,
    21471, 17163, 21712, 22361, 19899, 30942, 24830, 29021, 17637, 22982, 30193, 24171, 23401, 26434, 27999, 17289,
    23344, 0, 0, 0, 0, 0, 0, 0,
};

const uint8_t cpx_shifts[] = {
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 9, 9, 8, 7, 8, 7, 8, 8, 7, 8, 7, 8, 8, 7, 7, 7, 6, 7, 7, 7, 6, 7, 8,
    8, 8, 7, 7, 8, 7, 8, 7, 7, 7, 8, 6, 6, 6, 7, 5, 5, 6, 7, 7, 6, 7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 5, 5, 5, 6, 7, 5,
    8, 7, 6, 6, 7, 6, 10, 10, 9, 9, 9, 9, 9, 10, 9, 10, 9, 9, 10, 10, 10, 10, 9, 10, 9, 9, 10, 9, 9, 9, 6, 7, 6, 6,
    6, 6, 6, 5, 8, 6, 6, 6, 6, 6, 7, 6, 6, 6, 7, 6, 6, 6, 6, 7, 6, 6, 7, 7, 7, 6, 6, 6, 6, 7, 6, 6, 6, 6, 7, 7, 6,
    6, 6, 5, 6, 7, 6, 6, 7, 6, 7, 6, 6, 6, 6, 6, 5, 6, 7, 6, 6, 7, 7, 6, 6, 6, 7, 7, 6, 7, 6, 7, 7, 6, 6, 7, 6, 5,
    7, 7, 6, 6, 7, 7, 7, 6, 6, 5, 7, 7, 7, 6, 7, 6, 6, 6, 10, 10, 9, 10, 10, 10, 10, 9, 10, 10, 9, 9, 9, 9, 10, 10,
    10, 9, 10, 9, 9, 10, 10, 10, 7, 7, 6, 7, 6, 6, 7, 7, 7, 6, 7, 7, 7, 7, 7, 6, 6, 6, 7, 7, 7, 7, 6, 7, 6, 7, 7, 6,
    6, 6, 6, 6, 6, 6, 7, 6, 6, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 5, 7, 6, 6, 7, 7, 6, 6, 6, 6, 6,
    7, 6, 7, 7, 8, 7, 6, 7, 6, 6, 7, 7, 7, 6, 7, 6, 6, 6, 7, 7, 7, 6, 6, 7, 8, 8, 8, 7, 6, 6, 6, 9, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 9, 10, 10, 9, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 6, 6, 7,
    6, 6, 6, 6, 7, 7, 6, 7, 6, 7, 7, 6, 6, 6, 6, 7, 6, 6, 8, 6, 6, 6, 7, 6, 7, 7, 6, 6, 6, 6, 6, 8, 6, 6, 6, 7, 6,
    7, 6, 5, 6, 7, 7, 6, 7, 6, 7, 7, 7, 6, 7, 6, 6, 7, 6, 6, 7, 6, 6, 6, 7, 7, 7, 7, 6, 7, 7, 7, 6, 7, 7, 5, 7, 7,
    7, 7, 6, 7, 6, 6, 7, 7, 5, 6, 7, 6, 6, 6, 7, 5, 7, 7, 7, 8, 6, 5, 8, 6, 6, 5, 6, 6, 6, 8, 7, 6, 6, 7, 6, 7, 7,
    7, 7, 6, 5, 6, 6, 7, 8, 7, 6, 6, 6, 7, 7, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    9, 10, 10, 10, 10, 10, 10, 9, 9, 9, 10, 10, 10, 10, 7, 7, 6, 7, 7, 6, 7, 6, 7, 7, 6, 7, 7, 7, 6, 6, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, 6, 8, 7, 7, 6, 7, 6, 7, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 7, 7, 7, 6, 6, 7,
    7, 7, 6, 7, 7, 7, 7, 6, 7, 8, 7, 7, 7, 7, 6, 6, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 7, 6, 7, 6, 7, 7, 6, 6, 6, 7,
    7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 6, 7, 6, 7, 8, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 6, 10, 10,
    10, 10, 10, 10, 9, 10, 10, 10, 10, 11, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10,
    10, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 8, 7, 7, 7, 8, 7, 7, 7,
    7, 7, 8, 7, 8, 7, 7, 7, 7, 8, 7, 8, 7, 7, 8, 7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 6, 7, 7, 6, 7, 7, 6, 7, 7,
    7, 7, 7, 6, 7, 7, 7, 6, 8, 7, 7, 6, 7, 7, 6, 7, 7, 6, 7, 6, 6, 7, 5, 7, 7, 7, 8, 6, 7, 7, 6, 6, 7, 7, 6, 7, 6,
    6, 7, 6, 7, 7, 7, 7, 7, 7, 8, 6, 7, 7, 7, 7, 6, 6, 7, 10, 10, 10, 10, 10, 10, 11, 10, 9, 10, 10, 10, 10, 10, 10,
    9, 10, 9, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 6, 7, 7, 7, 7, 6, 6, 7, 6, 8, 7, 6, 7, 7, 6, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 8, 7, 8, 8, 7,
    7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 7, 6, 7, 7, 6, 7, 7, 7, 8, 7, 7, 6, 7, 7, 7, 6, 7, 8, 6, 7, 8, 7,
    6, 7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 6, 8, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 6, 6, 6, 6, 7, 6, 7, 7, 7, 6, 6,
    6, 7, 7, 6, 6, 7, 7, 6, 7, 6, 6, 6, 6, 7, 6, 6, 6, 7, 6, 5, 6, 6, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 6, 6, 7, 7, 6,
    6, 6, 7, 7, 6, 6, 7, 6, 7, 6, 6, 7, 6, 7, 6, 7, 7, 4, 7, 7, 6, 7, 7, 7, 6, 6, 7, 6, 6, 7, 7, 7, 6, 6, 7, 6, 7,
    7, 6, 7, 6, 7, 6, 6, 7, 7, 7, 6, 6, 6, 10, 10, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11,
    10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10, 11,
    10, 10, 8, 7, 7, 7, 7, 8, 7, 7, 8, 7, 7, 7, 7, 6, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 7, 7,
    8, 7, 7, 7, 7, 8, 7, 7, 7, 8, 7, 7, 7, 7, 8, 7, 7, 7, 7, 7, 7, 8, 7, 8, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 8, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 7, 7, 8, 8, 7, 7, 7, 7, 8, 8, 6, 7, 7, 7, 7, 6, 6, 7, 6, 6, 6, 7, 6,
    7, 6, 6, 7, 6, 7, 7, 6, 6, 7, 6, 7, 7, 7, 6, 7, 6, 6, 7, 6, 6, 7, 6, 6, 6, 7, 7, 7, 6, 7, 6, 7, 6, 7, 7, 6, 7,
    6, 6, 6, 7, 7, 7, 6, 7, 7, 7, 8, 8, 6, 7, 7, 6, 7, 7, 7, 6, 7, 8, 6, 6, 7, 7, 7, 6, 7, 6, 7, 7, 6, 7, 6, 5, 7,
    7, 6, 6, 7, 7, 6, 7, 7, 7, 10, 10, 10, 10, 10, 10, 10, 10, 11, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 7, 8,
    7, 8, 8, 7, 7, 8, 8, 8, 8, 7, 7, 7, 8, 8, 8, 9, 8, 8, 8, 7, 8, 7, 8, 7, 9, 8, 7, 7, 8, 8, 8, 7, 7, 7, 9, 8, 7,
    8, 8, 7, 7, 8, 7, 8, 8, 8, 7, 8, 9, 7, 8, 8, 8, 7, 8, 8, 7, 9, 7, 7, 8, 7, 8, 8, 7, 7, 7, 7, 7, 7, 7, 9, 7, 7,
    8, 8, 7, 8, 8, 8, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 7, 8, 7, 7, 8, 7, 6, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 6, 7, 7,
    7, 7, 7, 6, 7, 6, 6, 7, 8, 7, 7, 6, 6, 6, 6, 7, 7, 7, 8, 7, 6, 7, 6, 7, 7, 7, 7, 7, 6, 7, 7, 6, 7, 7, 7, 6, 7,
    6, 7, 6, 7, 7, 7, 7, 7, 7, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 5, 7, 6, 8, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 6, 7, 5, 6,
    6, 6, 7, 7, 7, 11, 11, 10, 10, 11, 10, 11, 10, 11, 10, 11, 10, 10, 10, 10, 11, 11, 11, 11, 11, 10, 11, 11, 11,
    11, 11, 10, 11, 10, 10, 10, 10, 11, 11, 11, 11, 11, 10, 11, 10, 11, 11, 11, 10, 11, 11, 10, 11, 10, 11, 11, 10,
    10, 10, 10, 11, 10, 11, 10, 10, 10, 10, 10, 10, 8, 8, 7, 7, 7, 7, 6, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 8, 7, 8, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 6, 8, 6, 8, 7, 8, 7, 7, 8, 6, 7, 7, 7,
    6, 8, 7, 8, 7, 8, 7, 7, 7, 8, 8, 8, 7, 7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 6, 7, 6, 7, 7, 10, 7,
    7, 7, 7, 8, 7, 7, 7, 6, 7, 7, 9, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 6, 6, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 6, 6, 6,
    7, 7, 7, 6, 6, 6, 6, 6, 7, 6, 7, 6, 7, 7, 6, 6, 6, 6, 7, 6, 6, 6, 6, 7, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7,
    7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 6, 7, 6, 7, 6, 7, 7, 7, 6, 7, 6, 7, 7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 6, 6, 7,
    7, 7, 7, 7, 6, 7, 6, 7, 7, 7, 7, 7, 6, 6, 7, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 6, 6, 6, 7, 6, 7, 6, 6, 7, 6, 7,
    6, 6, 7, 7, 7, 7, 6, 6, 7, 6, 7, 7, 7, 11, 10, 10, 11, 10, 10, 10, 11, 10, 11, 11, 11, 11, 11, 10, 10, 11, 11,
    10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 10, 10, 11, 10, 10, 10, 10, 10, 10, 11, 11, 10, 10, 10, 11, 10,
    10, 10, 11, 10, 10, 10, 10, 10, 10, 10, 11, 11, 10, 10, 11, 10, 10, 11, 7, 7, 7, 7, 8, 7, 7, 8, 7, 7, 8, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 7, 7, 7, 7, 8, 7, 7, 7, 8, 7, 7, 7, 7, 8, 7, 7, 7, 8, 7, 7, 7, 8, 7, 7,
    7, 7, 7, 7, 8, 8, 7, 8, 7, 7, 7, 8, 7, 7, 7, 8, 7, 8, 7, 8, 7, 9, 7, 7, 7, 7, 8, 7, 8, 7, 7, 8, 7, 7, 7, 8, 7,
    7, 7, 7, 8, 8, 8, 7, 7, 7, 8, 8, 8, 7, 7, 7, 9, 7, 7, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 8, 7, 8, 8, 7, 7, 7, 6, 7,
    8, 7, 7, 8, 6, 6, 6, 6, 6, 6, 6, 6, 5, 6, 6, 7, 6, 7, 6, 6, 7, 7, 6, 6, 7, 7, 6, 6, 7, 6, 6, 7, 6, 7, 6, 7, 6,
    6, 6, 7, 6, 7, 6, 6, 7, 6, 7, 6, 7, 6, 7, 6, 6, 7, 7, 6, 6, 7, 5, 6, 7, 6, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 7, 6,
    6, 6, 6, 6, 7, 6, 6, 7, 6, 6, 7, 6, 5, 6, 6, 7, 6, 7, 6, 6, 6, 7, 6, 6, 7, 7, 6, 6, 6, 7, 6, 7, 6, 6, 7, 7, 7,
    7, 7, 6, 6, 6, 6, 6, 6, 6, 7, 6, 5, 6, 6, 6, 6, 6, 6, 6, 7, 6, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 9, 11, 10, 10, 10,
    10, 9, 11, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 7, 8, 8, 7, 8, 7, 9, 7,
    7, 7, 7, 8, 7, 7, 7, 8, 7, 7, 9, 7, 7, 7, 8, 7, 8, 7, 7, 9, 8, 7, 8, 8, 8, 8, 8, 8, 7, 7, 8, 7, 7, 8, 9, 7, 7,
    7, 8, 9, 7, 9, 7, 7, 8, 8, 8, 7, 8, 7, 7, 8, 9, 8, 8, 7, 8, 8, 7, 8, 8, 8, 7, 8, 7, 7, 7, 8, 7, 8, 7, 7, 9, 7,
    7, 7, 8, 8, 7, 8, 7, 7, 9, 7, 9, 8, 7, 7, 9, 7, 8, 8, 8, 9, 7, 7, 8, 8, 8, 7, 8, 7, 8, 8, 8, 7, 8, 7, 8, 8, 8,
    8, 7, 8, 8, 7, 7, 9, 7, 7, 7, 6, 6, 6, 7, 6, 4, 7, 7, 7, 7, 6, 7, 6, 6, 6, 7, 6, 6, 7, 6, 7, 6, 7, 6, 6, 7, 3,
    6, 6, 4, 7, 6, 5, 6, 6, 6, 7, 6, 6, 6, 7, 2, 7, 7, 7, 7, 4, 7, 5, 6, 6, 6, 6, 6, 6, 6, 7, 6, 6, 5, 7, 6, 6, 6,
    7, 6, 7, 6, 7, 6, 6, 6, 6, 7, 6, 7, 6, 6, 7, 4, 7, 7, 6, 7, 6, 6, 6, 6, 6, 6, 6, 5, 6, 7, 7, 5, 7, 6, 5, 7, 6,
    6, 7, 7, 5, 5, 6, 5, 7, 7, 6, 7, 6, 6, 7, 7, 6, 6, 4, 6, 7, 6, 7, 7, 4, 6, 7, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 9, 10, 10, 10, 9, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 9,
    9, 9, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 9, 9, 9, 9, 9, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10,
    9, 9, 9, 9, 9, 10, 9, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 8, 7, 7, 8, 8, 8, 9, 7, 8, 8,
    7, 8, 8, 8, 7, 7, 8, 7, 8, 8, 8, 8, 9, 8, 8, 8, 8, 7, 8, 8, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 7, 7, 7, 7, 7, 8, 8,
    8, 8, 8, 7, 7, 7, 8, 7, 8, 7, 7, 7, 7, 8, 7, 7, 5, 6, 6, 5, 6, 7, 6, 6, 6, 6, 6, 7, 6, 7, 6, 7, 6, 8, 8, 7, 6,
    6, 7, 6, 4, 7, 6, 6, 7, 6, 7, 7, 6, 6, 6, 6, 7, 6, 7, 6, 7, 7, 7, 6, 7, 6, 7, 7, 7, 4, 6, 7, 7, 6, 6, 6, 5, 5,
    7, 6, 7, 6, 6, 6, 9, 9, 9, 10, 10, 10, 9, 10, 9, 9, 9, 9, 10, 9, 9, 9, 9, 10, 9, 10, 10, 9, 10, 9, 10, 9, 10, 9,
    9, 10, 9, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 7,
    9, 8, 7, 8, 8, 8, 8, 8, 7, 7, 7, 8, 7, 7, 7, 8, 7, 9, 8, 7, 7, 9, 7, 8, 8, 8, 7, 7, 7, 8, 8, 7, 9, 7, 7, 7, 8,
    7, 8, 7, 7, 8, 8, 7, 8, 8, 7, 8, 7, 7, 8, 7, 8, 7, 8, 8, 7, 7, 8, 7, 7, 7, 7, 6, 4, 7, 6, 7, 4, 6, 6, 7, 6, 6,
    6, 7, 7, 6, 6, 6, 7, 7, 6, 6, 5, 5, 5, 6, 7, 7, 7, 6, 7, 7, 6, 5, 4, 6, 6, 6, 5, 6, 8, 6, 6, 6, 7, 6, 7, 7, 6,
    6, 7, 7, 7, 6, 5, 6, 6, 6, 7, 5, 6, 6, 6, 6, 6, 10, 10, 10, 10, 10, 10, 10, 10, 9, 9, 10, 10, 10, 9, 9, 10, 9,
    10, 10, 10, 10, 9, 10, 10, 9, 10, 10, 10, 9, 10, 10, 10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 8, 7, 9, 7, 8, 8, 7, 7, 7, 8, 8, 7, 7, 8, 8, 7, 8, 7, 8, 7, 8, 7, 7,
    8, 7, 7, 8, 7, 8, 8, 8, 8, 8, 7, 8, 7, 10, 7, 8, 8, 7, 8, 8, 7, 7, 8, 8, 8, 8, 8, 8, 7, 8, 8, 8, 7, 7, 7, 9, 7,
    8, 7, 8, 9, 6, 7, 6, 6, 5, 7, 6, 6, 7, 6, 6, 8, 7, 7, 5, 5, 6, 6, 5, 6, 6, 4, 5, 6, 6, 6, 7, 6, 7, 5, 7, 5, 6,
    5, 6, 7, 5, 7, 6, 7, 6, 6, 7, 6, 7, 6, 5, 7, 7, 7, 7, 5, 7, 7, 5, 8, 5, 7, 4, 6, 7, 6, 7, 7, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 9, 10, 11, 10, 10, 10, 10, 10, 9, 10, 10, 10, 10, 10, 10, 10, 11, 10, 10, 10, 10, 10, 8, 0,
    0, 0, 0, 0, 0, 0,
};
